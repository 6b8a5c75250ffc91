/** Whether the browser can draw the live map. */
export const hasWebGl = (): boolean =>
  Boolean(document.createElement('canvas').getContext('webgl2'));
