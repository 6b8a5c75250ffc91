interface Options {
  strings: string[];
  preStringTyped?: (position: number) => void;
}

/** For typed.js: stops before the last letter of a phrase, by default the first, always in the middle of typing. */
export class FakeTyped {
  /** Types another phrase, by its position, in the heading that moves. */
  static type: (position: number) => void;

  constructor(element: Element, { strings, preStringTyped }: Options) {
    FakeTyped.type = (position) => {
      preStringTyped?.(position);
      element.textContent = strings[position]?.slice(0, -1) ?? '';
    };
    FakeTyped.type(0);
  }
  destroy() {}
}
