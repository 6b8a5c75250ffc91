/** @jsxRuntime classic */
/** @jsx window.h */
/** The form's input for a picture's focal point: the picture above it, with a point to be set by a click or by sliders. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type MouseEvent } from 'react';
import { formatFocus, type FocalPoint as Point, parseFocus } from '../model/pictures';
import { flattenStrings, valueAt } from '../model/texts';
import { say } from '../model/words';

export class FocalPoint extends Component<CustomFieldControlProps, { src: string }> {
  override state = { src: '' };
  root: HTMLElement | null = null;
  /** The last file that was there: while the CMS replaces a picture there is none. */
  file = '';
  /** Shows a copy of the form's own picture, as the CMS gives custom fields no pictures. */
  observer = new MutationObserver(() => this.look());

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
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    this.move({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height });
  };

  slider(axis: keyof Point, label: string) {
    const point = parseFocus(this.props.value);
    return (
      <label>
        {label}
        <input
          type="range"
          value={point[axis]}
          onChange={({ target }) => this.move({ ...point, [axis]: Number(target.value) })}
        />
      </label>
    );
  }

  override render() {
    const { value, onChange } = this.props;
    const { x, y } = parseFocus(value);
    const keep = (element: HTMLElement | null) => {
      this.root = element;
    };
    return (
      <div className="focal-point" dir="ltr" hidden={!this.state.src} ref={keep}>
        {/* biome-ignore lint/a11y: the sliders do the same for keyboards and screen readers */}
        <div className="frame" onClick={this.moveTo}>
          <img src={this.state.src} alt="" draggable={false} />
          <span className="point" style={{ left: `${x}%`, top: `${y}%` }} />
        </div>
        {this.slider('x', say('fromTheLeft'))}
        {this.slider('y', say('fromTheTop'))}
        <button type="button" disabled={!value} onClick={() => onChange('')}>
          {say('reset')}
        </button>
      </div>
    );
  }
}
