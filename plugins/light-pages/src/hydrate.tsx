import { islands } from 'light-pages-islands';
import { Component, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showStaticFallback } from './staticFallback';

export function hydrate(element: HTMLElement): void {
  const { island = '', props = '{}' } = element.dataset;
  const Island = islands[island];
  if (!Island) throw new Error(`"${island}" is not an island.`);
  // A transition hydrates in small steps, so that the page can scroll in between.
  startTransition(() => {
    hydrateRoot(
      element,
      <ErrorBoundary html={element.innerHTML}>
        <Island {...JSON.parse(props)} />
      </ErrorBoundary>,
    );
  });
}

interface BoundaryProps {
  children: ReactNode;
  /** The HTML that the build rendered. */
  html: string;
}

/** Shows the built HTML again when the component throws; React would remove it. */
class ErrorBoundary extends Component<BoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
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
