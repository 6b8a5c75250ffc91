import { Fragment } from 'react';
import { BREAK } from '../model/lineBreaks';

/** A text with elements in place of each `BREAK`. */
export function Breakable({ text }: { text: string }) {
  return text.split(BREAK).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: phrases may be equal and never move
    <Fragment key={index}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing focuses it, and Chrome would read a space */}
      {index > 0 && <wbr aria-hidden="true" />}
      {phrase}
    </Fragment>
  ));
}
