/** MIME types by file extension. */

interface Type {
  type: string;
  /** UTF-8 text, which is worth compressing. */
  isText: boolean;
}

const text = (type: string): Type => ({ type, isText: true });
const data = (type: string): Type => ({ type, isText: false });

export const mimeTypes: Readonly<Record<string, Type>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  txt: text('text/plain'),
  xml: text('text/xml'),
  svg: text('image/svg+xml'),
  webmanifest: text('application/manifest+json'),
  wasm: data('application/wasm'),
  woff2: data('font/woff2'),
  avif: data('image/avif'),
  webp: data('image/webp'),
  jpg: data('image/jpeg'),
  png: data('image/png'),
};

export const mimeTypeOf = (path: string): Type | undefined =>
  mimeTypes[path.split('.').pop() ?? ''];

/** The value of the Content-Type header. */
export const contentType = ({ type, isText }: Type): string =>
  isText ? `${type}; charset=utf-8` : type;
