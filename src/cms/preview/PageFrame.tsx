/** @jsxRuntime classic */
/** @jsx h */
import { Component } from 'react';
import { withPrefix } from '../../client/withPrefix';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import { translate } from '../words';
import { WIDTHS, type Width } from './Widths';

interface Props {
  width: Width;
  onFrame: (frame: HTMLIFrameElement | null) => void;
}

interface State {
  /** In CSS pixels. */
  room: { width: number; height: number };
}

/** The page at the chosen width, scaled down to the room that there is. */
export class PageFrame extends Component<Props, State> {
  override state: State = { room: { width: WIDTHS.desk, height: 800 } };
  stage: HTMLElement | null = null;
  sizing = new ResizeObserver(([entry]) => {
    if (entry) this.setState({ room: entry.contentRect });
  });

  override componentDidMount() {
    if (this.stage) this.sizing.observe(this.stage);
  }

  override componentWillUnmount() {
    this.sizing.disconnect();
  }

  setStage = (element: HTMLDivElement | null) => {
    this.stage = element;
  };

  override render() {
    const { width, onFrame } = this.props;
    const { room } = this.state;
    const scale = Math.min(1, room.width / WIDTHS[width]);
    return (
      <div className="stage" ref={this.setStage}>
        <iframe
          ref={onFrame}
          src={withPrefix('/admin/page.html')}
          title={translate('The page')}
          style={{
            width: WIDTHS[width],
            height: room.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    );
  }
}
