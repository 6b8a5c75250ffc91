import type { ComponentProps, ComponentType } from 'react';
import { LiveMap } from './LiveMap';
import { TypedHeading } from './TypedHeading';

/** The components that need the browser. Their scripts load together. */
export const islands = { LiveMap, TypedHeading };

interface Props<Name extends keyof typeof islands> {
  name: Name;
  /** Must be serialisable as JSON, which is written into the page. */
  props: ComponentProps<(typeof islands)[Name]>;
}

/**
 * Marks a component that needs the browser. The build renders it like any other; `src/client/index.ts` hydrates it and
 * nothing around it. In development and in the editor's preview React renders the whole page, and this is only a `<div>`.
 */
export function Island<Name extends keyof typeof islands>({ name, props }: Props<Name>) {
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
