/** The options that have a default. */
import { resolve } from 'node:path';
import type { EditorOptions, Pictures } from '../..';

export const defaultPictures: Pictures = {
  folder: 'content/pictures',
  path: '/pictures',
  /** Larger than a good JPEG with the most pixels that sharp reads. Git keeps every version forever. */
  maxBytes: 25_000_000,
};

export const picturesOf = ({ pictures = defaultPictures }: Pick<EditorOptions, 'pictures'>) =>
  pictures;

export const rootOf = ({ root = '.' }: Pick<EditorOptions, 'root'>) => resolve(root);
