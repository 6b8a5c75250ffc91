import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showStaticFallback } from '../dom/staticFallback';

/** Resolves once React has hydrated the element. Stays pending if the component throws. */
export function hydrate(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
): Promise<void> {
  return new Promise((resolve) => {
    // A transition hydrates in small steps, so that the page can scroll in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandErrorBoundary html={element.innerHTML} onReady={resolve}>
          <Island {...props} />
        </IslandErrorBoundary>,
      );
    });
  });
}

interface BoundaryProps {
  children: ReactNode;
  /** The HTML that the build rendered. */
  html: string;
  onReady: () => void;
}

/** Shows the built HTML again when the component throws; React would remove it. */
class IslandErrorBoundary extends Component<BoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasError) this.props.onReady();
  }

  override componentDidCatch(): void {
    showStaticFallback();
  }

  override render(): ReactNode {
    const { children, html } = this.props;
    if (!this.state.hasError) return children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build rendered it.
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
