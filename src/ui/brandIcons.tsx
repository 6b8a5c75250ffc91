import type { IconDefinition } from '@fortawesome/free-brands-svg-icons';
import { faBluesky } from '@fortawesome/free-brands-svg-icons/faBluesky';
import { faFacebook } from '@fortawesome/free-brands-svg-icons/faFacebook';
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram';
import { faLine } from '@fortawesome/free-brands-svg-icons/faLine';
import { faLinkedin } from '@fortawesome/free-brands-svg-icons/faLinkedin';
import { faMastodon } from '@fortawesome/free-brands-svg-icons/faMastodon';
import { faPinterest } from '@fortawesome/free-brands-svg-icons/faPinterest';
import { faSignalMessenger } from '@fortawesome/free-brands-svg-icons/faSignalMessenger';
import { faTelegram } from '@fortawesome/free-brands-svg-icons/faTelegram';
import { faThreads } from '@fortawesome/free-brands-svg-icons/faThreads';
import { faTiktok } from '@fortawesome/free-brands-svg-icons/faTiktok';
import { faWhatsapp } from '@fortawesome/free-brands-svg-icons/faWhatsapp';
import { faXing } from '@fortawesome/free-brands-svg-icons/faXing';
import { faXTwitter } from '@fortawesome/free-brands-svg-icons/faXTwitter';
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube';
import type { ContactKind, Network } from '../model/networks';

const icons: Record<Network | Exclude<ContactKind, 'phone'>, IconDefinition> = {
  LinkedIn: faLinkedin,
  XING: faXing,
  Facebook: faFacebook,
  Instagram: faInstagram,
  X: faXTwitter,
  Threads: faThreads,
  YouTube: faYoutube,
  TikTok: faTiktok,
  Pinterest: faPinterest,
  Bluesky: faBluesky,
  Mastodon: faMastodon,
  WhatsApp: faWhatsapp,
  Telegram: faTelegram,
  Signal: faSignalMessenger,
  LINE: faLine,
};

/** Hidden from screen readers: use it next to the name. */
export function BrandIcon({ name }: { name: keyof typeof icons }) {
  const [width, height, , , path] = icons[name].icon;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="20"
      height="20"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={String(path)} />
    </svg>
  );
}
