type Handler = (event: object) => void;

interface Options {
  container: HTMLElement;
}

/** For the map engine: puts its canvas into the page and waits to be told what happens. */
export class FakeMap {
  /** Every one that a test has made. */
  static all: FakeMap[] = [];

  readonly canvas = document.createElement('canvas');
  readonly handlers = new Map<string, Handler>();
  remove = jest.fn(() => this.canvas.remove());

  constructor(readonly options: Options) {
    this.canvas.setAttribute('role', 'region');
    this.canvas.setAttribute('aria-label', 'Map');
    options.container.append(this.canvas);
    FakeMap.all.push(this);
  }

  on(name: string, handler: Handler) {
    this.handlers.set(name, handler);
  }

  getCanvas() {
    return this.canvas;
  }

  /** Something happens: `load`, `error`, … */
  fire(name: string, event: object = {}) {
    this.handlers.get(name)?.({ target: this, ...event });
  }
}
