/** What pages and islands need. */
import type { ComponentType } from 'react';
import { pageFile } from './src/pageFile';

export { observeOnce } from './src/observeOnce';

/**
 * Makes the component that marks a component that needs the browser, one of `islands`. The build renders it like any other;
 * built pages hydrate it and nothing around it. In development React renders the whole page, and this is only a `<div>`.
 */
export function createIsland<AllProps extends Record<string, object>>(
  islands: {
    [Name in keyof AllProps]: ComponentType<AllProps[Name]>;
  },
) {
  interface Props<Name extends keyof AllProps> {
    name: Name;
    /** Must be serialisable as JSON, which is written into the page. */
    props: AllProps[Name];
  }
  return function Island<Name extends keyof AllProps & string>({ name, props }: Props<Name>) {
    const Component = islands[name] as ComponentType<object>;
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}

/**
 * Links the styles of everything below the fold (`*.deferred.css`, `*.deferred.module.css`) at this point, so that they
 * don't delay the first paint. A page without this component has all styles in its head.
 */
export function DeferredStyles() {
  const href = pageFile('deferred');
  if (!href) return null;
  // React 18 doesn't support `fetchPriority`, but passes on the lower-case attribute.
  const lowPriority = { fetchpriority: 'low' };
  return <link rel="stylesheet" href={href} {...lowPriority} />;
}
