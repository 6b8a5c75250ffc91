/** @jsxRuntime classic */
/** @jsx h */
/** The form's input for a picture's focal point: the picture above it, with a point to be moved. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { formatFocus, type FocalPoint as Point, parseFocus } from '../model/pictures';
import { flattenStrings, valueAt } from '../model/texts';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from './react';
import { say } from './words';

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class FocalPoint extends Component<CustomFieldControlProps, { src: string }> {
  override state = { src: '' };
  root: HTMLElement | null = null;
  /** The form's own picture, of which this shows a copy: the CMS gives custom fields no pictures. */
  observer = new MutationObserver(() => this.look());

  /** The last file that was there: while the CMS replaces a picture there is none. */
  file = '';

  override componentDidMount() {
    const form = this.root?.closest('[data-mode="edit"]') ?? document.body;
    this.observer.observe(form, { subtree: true, childList: true, attributeFilter: ['src'] });
    this.look();
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    const data = this.props.entry?.toJS().data;
    const file = String(valueAt(data, this.pictureKey.split('.')) ?? '');
    const before = this.file;
    if (!file || file === before) return;
    this.file = file;
    // A point says nothing about another picture. Of one that was moved, the file is still in the form.
    const isGone = before && ![...flattenStrings(data).values()].includes(before);
    if (isGone && this.props.value) this.props.onChange('');
  }

  override componentWillUnmount() {
    this.observer.disconnect();
  }

  get pictureKey(): string {
    const own = this.root?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
    return own.replace(/\w+$/, 'file');
  }

  look() {
    const selector = `[data-mode="edit"] [data-key-path="${this.pictureKey}"] img`;
    const src = document.querySelector<HTMLImageElement>(selector)?.src ?? '';
    if (src !== this.state.src) this.setState({ src });
  }

  move({ x, y }: Point) {
    const within = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);
    this.props.onChange(formatFocus({ x: within(x), y: within(y) }));
  }

  moveTo = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = this.root?.querySelector('img')?.getBoundingClientRect();
    if (!box) return;
    // Then the arrow keys move it on.
    currentTarget.querySelector('input')?.focus();
    this.move({
      x: (100 * (clientX - box.left)) / box.width,
      y: (100 * (clientY - box.top)) / box.height,
    });
  };

  drag = (event: PointerEvent) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons) this.moveTo(event);
  };

  moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const { x, y } = parseFocus(this.props.value);
    this.move({ x: x + step.x, y: y + step.y });
  };

  slider(axis: keyof Point, label: string) {
    const point = parseFocus(this.props.value);
    return (
      <input
        type="range"
        aria-label={label}
        value={point[axis]}
        onChange={({ target }) => this.move({ ...point, [axis]: Number(target.value) })}
      />
    );
  }

  override render() {
    const { value, onChange } = this.props;
    const { src } = this.state;
    const { x, y } = parseFocus(value);
    return (
      <div
        className="focal-point"
        dir="ltr"
        hidden={!src}
        ref={(element: HTMLElement | null) => {
          this.root = element;
        }}
      >
        {/* biome-ignore lint/a11y: the sliders do the same for keyboards and screen readers */}
        <div className="frame" onClick={this.moveTo}>
          <img src={src} alt="" draggable={false} />
          <fieldset
            className="point"
            aria-label={say('focalPoint')}
            style={{ left: `${x}%`, top: `${y}%` }}
            onPointerDown={this.drag}
            onPointerMove={this.drag}
            onKeyDown={this.moveByKey}
          >
            {this.slider('x', say('fromTheLeft'))}
            {this.slider('y', say('fromTheTop'))}
          </fieldset>
        </div>
        <button type="button" disabled={!value} onClick={() => onChange('')}>
          {say('reset')}
        </button>
      </div>
    );
  }
}
