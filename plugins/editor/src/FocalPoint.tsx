/** @jsxRuntime classic */
/** @jsx window.h */
/**
 * The form's input for a picture's focal point: the picture above it, with a point to be set by a click or by sliders, and
 * the parts that pages show of it. Without a picture, the shape of its place.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type MouseEvent, type SyntheticEvent } from 'react';
import type { EditingSession } from './EditingSession';
import { say } from './messages';
import { pathOf } from './problems';
import { site } from './site';
import { fieldKeyOf, watchPicture } from './sveltia/form';

interface State {
  src: string;
  key: string;
  /** Width divided by height. */
  ratio: number;
}

export function focalPoint(session: EditingSession): CustomFieldControl {
  return class FocalPoint extends Component<CustomFieldControlProps, State> {
    override state = { src: '', key: '', ratio: 0 };
    root = createRef<HTMLDivElement>();

    observer: MutationObserver | undefined;

    /** Shows a copy of the form's own picture, as the CMS gives custom fields no pictures. */
    override componentDidMount() {
      this.observer = watchPicture(this.root.current, 'file', (src) => {
        const key = fieldKeyOf(this.root.current) ?? '';
        if (src !== this.state.src || key !== this.state.key) this.setState({ src, key });
      });
    }

    override componentWillUnmount() {
      this.observer?.disconnect();
    }

    moveTo = ({ clientX, clientY, currentTarget }: MouseEvent) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      const x = Math.round((100 * (clientX - left)) / width);
      const y = Math.round((100 * (clientY - top)) / height);
      this.props.onChange(formatFocus({ x, y }));
    };

    measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
      this.setState({ ratio: currentTarget.naturalWidth / currentTarget.naturalHeight });

    slider(axis: keyof Point, label: string) {
      const point = parseFocus(this.props.value);
      return (
        <label>
          {label}
          <input
            type="range"
            value={point[axis]}
            onChange={({ target }) =>
              this.props.onChange(formatFocus({ ...point, [axis]: Number(target.value) }))
            }
          />
        </label>
      );
    }

    override render() {
      const { src, key, ratio: own } = this.state;
      const point = parseFocus(this.props.value);
      const place = [...pathOf(key).slice(0, -1), 'file'];
      const entry = this.props.field.get('entry');
      const shape = site.pictureShape?.(entry, place, session.draftOf);
      const { aspectRatios = [], leastSize: size } = shape ?? {};
      const [wide = 1, narrow] = aspectRatios;
      const isTwice = Boolean(narrow) && narrow !== wide;
      return (
        <div className="focal-point" ref={this.root}>
          <p dir="auto">
            {size && say('leastSize', { size })} {isTwice && say('shownPart')}
          </p>
          <div dir="ltr" hidden={Boolean(src)}>
            <div className="shape" style={{ aspectRatio: wide }} />
          </div>
          <div dir="ltr" hidden={!src}>
            {/* biome-ignore lint/a11y: the sliders do the same for keyboards and screen readers */}
            <div className="frame" onClick={this.moveTo}>
              <img src={src} alt="" draggable={false} onLoad={this.measure} />
              {aspectRatios.map((ratio) => (
                <span key={ratio} className="crop" style={cropOf(own || ratio, ratio, point)} />
              ))}
              <span className="point" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
            </div>
            {this.slider('x', say('fromTheLeft'))}
            {this.slider('y', say('fromTheTop'))}
          </div>
        </div>
      );
    }
  };
}

/** The part of a picture of this shape that `object-position` shows at a place of another. */
function cropOf(shape: number, ratio: number, { x, y }: Point) {
  const [width, height] = [Math.min(1, ratio / shape), Math.min(1, shape / ratio)];
  return {
    width: `${100 * width}%`,
    height: `${100 * height}%`,
    left: `${(1 - width) * x}%`,
    top: `${(1 - height) * y}%`,
  };
}

interface Point {
  x: number;
  y: number;
}

/** Reads a value of CSS's `object-position`. The default is slightly above the middle. */
function parseFocus(focus?: string): Point {
  const [x = 50, y = 40] = (focus || '50% 40%').split(' ').map(Number.parseFloat);
  return { x, y };
}

const formatFocus = ({ x, y }: Point) => `${x}% ${y}%`;
