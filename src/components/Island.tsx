import type { ComponentType } from 'react';

interface Props<IslandProps extends object> {
  /** The component's name, and that of its file in `islands/`. */
  name: string;
  component: ComponentType<IslandProps>;
  /** Plain data: written into the page as JSON. */
  props: IslandProps;
  /**
   * When the browser fetches React and the component: once it is two screens away, or only for a visitor whose
   * browser prefers another of the site's languages.
   */
  hydrate?: 'near' | 'languageMismatch';
}

/**
 * Marks a component that needs the browser. The build renders it into the HTML like any other;
 * `src/client/hydrateIslands.ts` hydrates it and nothing around it. In development and in the editor's preview
 * React has the whole page, and this is only a `<div>`.
 */
export function Island<IslandProps extends object>({
  name,
  component: Component,
  props,
  hydrate = 'near',
}: Props<IslandProps>) {
  return (
    <div data-island={name} data-hydrate={hydrate} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
