/** @jsxRuntime classic */
/** @jsx window.h */
/** The form's input for a picture's focal point: the picture above it, with a point to be set by a click or by sliders. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type MouseEvent } from 'react';
import { say } from '../model/messages';
import { formatFocus, type FocalPoint as Point, parseFocus } from '../model/pictures';
import { watchPicture } from './sveltia/form';

export class FocalPoint extends Component<CustomFieldControlProps, { src: string }> {
  override state = { src: '' };
  root = createRef<HTMLDivElement>();

  observer: MutationObserver | undefined;

  /** Shows a copy of the form's own picture, as the CMS gives custom fields no pictures. */
  override componentDidMount() {
    this.observer = watchPicture(this.root.current, 'file', (src) => {
      if (src !== this.state.src) this.setState({ src });
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
    const { x, y } = parseFocus(this.props.value);
    return (
      <div className="focal-point" dir="ltr" hidden={!this.state.src} ref={this.root}>
        {/* biome-ignore lint/a11y: the sliders do the same for keyboards and screen readers */}
        <div className="frame" onClick={this.moveTo}>
          <img src={this.state.src} alt="" draggable={false} />
          <span className="point" style={{ left: `${x}%`, top: `${y}%` }} />
        </div>
        {this.slider('x', say('fromTheLeft'))}
        {this.slider('y', say('fromTheTop'))}
      </div>
    );
  }
}
