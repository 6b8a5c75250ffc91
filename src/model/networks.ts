/** Social networks and messengers that have an icon, see `src/ui/brandIcons.tsx`. Their names are those that people see. */

/** Hosts on which a link can only be a profile. */
const HOSTS = {
  LinkedIn: /(^|\.)linkedin\.com$/,
  XING: /(^|\.)xing\.com$/,
  Facebook: /(^|\.)facebook\.com$/,
  Instagram: /(^|\.)instagram\.com$/,
  X: /(^|\.)(x|twitter)\.com$/,
  Threads: /(^|\.)threads\.(net|com)$/,
  YouTube: /(^|\.)youtube\.com$/,
  TikTok: /(^|\.)tiktok\.com$/,
  Pinterest: /(^|\.)pinterest\.com$/,
  Bluesky: /(^|\.)bsky\.app$/,
  Mastodon: /(^|\.)mastodon\.(social|online|world)$/,
};
export type Network = keyof typeof HOSTS;

export const networkOf = (url: string): Network | undefined =>
  (Object.keys(HOSTS) as Network[]).find(
    (name) => URL.canParse(url) && HOSTS[name].test(new URL(url).hostname),
  );

/** `+`, the country code, 7 to 15 digits in total; spaces, dots, hyphens, slashes and brackets may separate them. */
export const PHONE = /^\+(?=(?:\D*\d){7,15}$)(?!.*\(0\))[1-9][\d .()/-]*\d$/;

/** What may follow a number: `ext. 89`, `x89`, `,89`. */
const EXTENSION = /(?:,|;ext=| ?(?:ext\.?|x)) ?(\d{1,7})$/i;

/** Numbers that can be dialled in their country only: short ones, and those with a prefix for free or shared calls. */
const SERVICE =
  /^(?=(?:\D*\d){3,15}$)(\d{3,6}|\d{3} \d{3}|((00|0|1)?[ -]?80[08]|0120|1[38]00|018\d)[\d -]*\d)$/;

const NAME = /^@[\w.-]{2,}$/;

/** How visitors reach the company, and whether a number or a name is one of that kind. */
export const contactKinds = {
  phone: (text: string) => SERVICE.test(text) || PHONE.test(text.replace(EXTENSION, '')),
  WhatsApp: (text: string) => PHONE.test(text),
  Telegram: (text: string) => PHONE.test(text) || NAME.test(text),
  Signal: (text: string) => PHONE.test(text),
  LINE: (text: string) => NAME.test(text),
};
export type ContactKind = keyof typeof contactKinds;

export function contactLink(kind: ContactKind, text: string): string {
  const digits = text.replace(EXTENSION, '').replace(/[^+\d]/g, '');
  switch (kind) {
    case 'phone':
      return [`tel:${digits}`, ...(EXTENSION.exec(text)?.slice(1) ?? [])].join(';ext=');
    case 'WhatsApp':
      return `https://wa.me/${digits.replace('+', '')}`;
    case 'Telegram':
      return `https://t.me/${NAME.test(text) ? text.slice(1) : digits}`;
    case 'Signal':
      return `https://signal.me/#p/${digits}`;
    case 'LINE':
      return `https://line.me/R/ti/p/${text}`;
  }
}
