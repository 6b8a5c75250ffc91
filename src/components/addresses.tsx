import { Fragment } from 'react';

/** E-mail addresses that are shorter fit on one line everywhere. */
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

/** Such as "6-chome", also in the middle of Chinese or Japanese text, which has no spaces. */
const HYPHENATED =
  /([^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+-[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+)/u;

/** Doesn't wrap at hyphens, unless the line is too narrow for the whole word. */
export function PostalAddress({ address }: { address: string }) {
  return address.split(HYPHENATED).map((part, index) =>
    index % 2 ? (
      <span key={String(index)} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
