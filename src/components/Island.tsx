import type { ComponentType } from 'react';

interface Props<IslandProps extends object> {
  /** Name of the component and of its file in `islands/`. */
  name: string;
  component: ComponentType<IslandProps>;
  /** Must be plain data, as the page contains it as JSON. */
  props: IslandProps;
  /**
   * When the browser loads React and the component: `near` when the island is two screens away, `languageMismatch` only
   * if the browser prefers another of the site's languages.
   */
  hydrate?: 'near' | 'languageMismatch';
}

/**
 * Marks a component that needs the browser. The build renders it like any other; `src/client/hydrateIslands.ts` hydrates
 * it and nothing around it. In development and in the editor's preview React renders the whole page, and this is only a
 * `<div>`.
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
