import type { Pictures } from '../..';

export const defaultPictures: Pictures = {
  folder: 'content/pictures',
  path: '/pictures',
  /** Larger than a good JPEG with the most pixels that sharp reads. Git keeps every version forever. */
  maxBytes: 25_000_000,
};
