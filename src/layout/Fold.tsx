import { Static } from './Static';

/** Where the build links the styles of what lies below the fold; React knows nothing of it. */
export function Fold() {
  return <Static as="div" name="fold" />;
}
