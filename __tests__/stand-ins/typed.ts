interface Options {
  strings: string[];
  preStringTyped?: (position: number) => void;
}

/** For typed.js: stops before the last letter of its first phrase, always in the middle of typing. */
export class FakeTyped {
  constructor(element: Element, { strings, preStringTyped }: Options) {
    preStringTyped?.(0);
    element.textContent = strings[0]?.slice(0, -1) ?? '';
  }
  destroy() {}
}
