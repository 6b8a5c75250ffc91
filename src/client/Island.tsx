import type { ComponentProps, ComponentType } from 'react';
import { LanguageSuggestion } from './islands/LanguageSuggestion';
import { LiveMap } from './islands/LiveMap';
import { TypedHeading } from './islands/TypedHeading';

/** The components that need the browser. Their scripts load together. */
export const islands = { LanguageSuggestion, LiveMap, TypedHeading };

interface Props<Name extends keyof typeof islands> {
  name: Name;
  /** Must be plain data, as the page contains it as JSON. */
  props: ComponentProps<(typeof islands)[Name]>;
  /**
   * When the browser loads React and the component: `near` when the island is two screens away, `languageMismatch` only
   * if the browser prefers another of the site's languages.
   */
  hydrate?: 'near' | 'languageMismatch';
}

/**
 * Marks a component that needs the browser. The build renders it like any other; `src/client/index.ts` hydrates it and
 * nothing around it. In development and in the editor's preview React renders the whole page, and this is only a `<div>`.
 */
export function Island<Name extends keyof typeof islands>({
  name,
  props,
  hydrate = 'near',
}: Props<Name>) {
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-hydrate={hydrate} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
