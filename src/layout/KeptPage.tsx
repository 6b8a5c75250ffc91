import { Component, type ReactNode } from 'react';
import { standStill } from '../motion/standStill';

interface Props {
  children: ReactNode;
  /** Where it stands. */
  of: Element;
  onReady: () => void;
}

interface State {
  isBroken: boolean;
}

/**
 * Keeps the page as it stands when a component throws, where React would leave nothing: its words and
 * links need no script.
 */
export class KeptPage extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidMount(): void {
    if (!this.state.isBroken) this.props.onReady();
  }

  override componentDidCatch(): void {
    standStill();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const __html = this.props.of.innerHTML;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own.
    return <div dangerouslySetInnerHTML={{ __html }} />;
  }
}
