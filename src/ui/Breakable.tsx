import { Fragment } from 'react';
import { BREAK } from '../model/lineBreaks';

/**
 * A text with elements in place of each `BREAK`, which are neither copied nor read. No `<wbr>`, as Firefox doesn't balance the
 * lines of texts with it; not in texts with `text-wrap: pretty`, in which WebKit crashes.
 */
export function Breakable({ text }: { text: string }) {
  return text.split(BREAK).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: phrases may be equal and never move
    <Fragment key={index}>
      {index > 0 && <span className="may-break" aria-hidden="true" />}
      {phrase}
    </Fragment>
  ));
}
