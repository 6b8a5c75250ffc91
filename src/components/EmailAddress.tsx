import { Fragment } from 'react';

/** Shorter addresses fit on one line everywhere. */
const SHORT = 24;

/** Wraps only after `@`, `.` and `-`. */
export function EmailAddress({ address }: { address: string }) {
  if (address.length <= SHORT) return address;
  return address.split(/(?<=[@.-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal and never move
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
