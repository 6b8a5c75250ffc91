/** @jsxRuntime classic */
/** @jsx h */
/** The form's input for a picture's focal point: the picture, with a point to be moved. */
import { Component, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { formatFocus, type FocalPoint as Point, parseFocus } from '../model/pictures';
import { isReplaced, pictureAt } from './focalPicture';
import type { FieldProps } from './languages/translationNote';
import { PictureUrls } from './preview/repository';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from './react';
import { translate } from './words';

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class FocalPoint extends Component<FieldProps> {
  urls = new PictureUrls();
  image: HTMLImageElement | null = null;
  /** The last ones with a picture. */
  known = this.props;

  override componentDidMount() {
    this.load();
  }

  override componentDidUpdate() {
    this.load();
    // While the CMS replaces a picture there is none.
    if (!this.picture) return;
    const { known } = this;
    this.known = this.props;
    if (isReplaced(known, this.props)) this.props.onChange('');
  }

  override componentWillUnmount() {
    this.urls.release();
  }

  get picture() {
    return pictureAt(this.props);
  }

  load() {
    this.urls.load([this.picture], this.props, () => this.forceUpdate());
  }

  move({ x, y }: Point) {
    const within = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);
    this.props.onChange(formatFocus({ x: within(x), y: within(y) }));
  }

  moveTo = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = this.image?.getBoundingClientRect();
    if (!box) return;
    // Then the arrow keys move it on.
    currentTarget.querySelector('input')?.focus();
    const share = (part: number, whole: number) => (100 * part) / whole;
    this.move({
      x: share(clientX - box.left, box.width),
      y: share(clientY - box.top, box.height),
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
        aria-label={translate(label)}
        value={point[axis]}
        onChange={({ target }) => this.move({ ...point, [axis]: Number(target.value) })}
      />
    );
  }

  override render() {
    const { value, onChange } = this.props;
    const { x, y } = parseFocus(value);
    const url = this.urls.urlOf(this.picture);
    if (!url) return null;
    return (
      <div className="focal-point" dir="ltr">
        {/* biome-ignore lint/a11y: the sliders do the same for keyboards and screen readers */}
        <div className="frame" onClick={this.moveTo}>
          <img
            src={url}
            alt=""
            draggable={false}
            ref={(image: HTMLImageElement | null) => {
              this.image = image;
            }}
          />
          <fieldset
            className="point"
            aria-label={translate('Focal point')}
            style={{ left: `${x}%`, top: `${y}%` }}
            onPointerDown={this.drag}
            onPointerMove={this.drag}
            onKeyDown={this.moveByKey}
          >
            {this.slider('x', 'From the left')}
            {this.slider('y', 'From the top')}
          </fieldset>
        </div>
        <button type="button" disabled={!value} onClick={() => onChange('')}>
          {translate('Reset')}
        </button>
      </div>
    );
  }
}
