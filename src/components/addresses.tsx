import { BREAK, markAddressBreaks } from '../model/lineBreaks';
import { Breakable } from '../ui/Breakable';

/** E-mail addresses that are shorter fit on one line everywhere. */
const SHORT = 24;

/** Wraps only after `@`, `.` and `-`. */
export function EmailAddress({ address }: { address: string }) {
  const isShort = address.length <= SHORT;
  return <Breakable text={isShort ? address : address.replace(/[@.-]/g, `$&${BREAK}`)} />;
}

/**
 * Words such as "6-chome", also in the middle of Chinese or Japanese text, which has no spaces, and postal
 * codes such as "185 35".
 */
const UNBROKEN =
  /([^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+-[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+|(?<!\p{Nd})\p{Nd}{3}[ \u00a0]\p{Nd}{2,3}(?!\p{Nd}))/u;

/** Doesn't wrap there, unless the line is too narrow. Postal codes run from left to right in every language. */
export function PostalAddress({ address }: { address: string }) {
  return address.split(UNBROKEN).map((part, index) =>
    index % 2 ? (
      <span
        key={String(index)}
        className="unbroken"
        dir={/^[〒\p{Nd} \u00a0-]+$/u.test(part) ? 'ltr' : undefined}
      >
        {part}
      </span>
    ) : (
      <Breakable key={String(index)} text={markAddressBreaks(part)} />
    ),
  );
}

/** Parameters by which sites recognise who follows a link. */
const TRACKING =
  /^(utm_\w+|(fb|g|dc|msc|y)clid|gad_\w+|gclsrc|igshid?|mc_[ce]id|entry|g_ep|g_st|ved|usg)$/;

/** What a button's link leads to, as people write it; nothing for a section, which is on the same paper. */
export function printedTarget(target: string, siteUrl: string): string | undefined {
  if (target.startsWith('#')) return undefined;
  if (target.startsWith('/')) return siteUrl + target;
  const [, person] = /^(?:mailto|tel):([^?;]+)/i.exec(target) ?? [];
  return person ?? printedAddress(target) ?? target;
}

/** A link's address without tracking, if it has any: nobody should have to type it. */
export function printedAddress(link = ''): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return tracking.length ? url.href : undefined;
}
