/** Hidden from screen readers: use them next to a text with the same meaning. */
const Icon = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {/* Of the path, as WebKit zooms that of the whole picture twice on zoomed pages. */}
    <path d={d} strokeWidth="1.4" />
  </svg>
);

export const ChevronIcon = () => <Icon d="m6.5 8.5 3.5 3.5 3.5-3.5" />;
export const ClockIcon = () => (
  <Icon d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 5.75V10l2.75 1.75" />
);
export const ExternalLinkIcon = () => <Icon d="M7 4h9v9M16 4 5 15" />;
export const GlobeIcon = () => (
  <Icon d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c4.5 4.6 4.5 10.4 0 15M10 2.5c-4.5 4.6-4.5 10.4 0 15" />
);
export const MailIcon = () => <Icon d="M2.5 5h15v10.5h-15zM2.5 5.5l7.5 6 7.5-6" />;
export const MapPinIcon = () => (
  <Icon d="M10 17.5c-3.6-3.7-5.5-6.6-5.5-9a5.5 5.5 0 0 1 11 0c0 2.4-1.9 5.3-5.5 9zM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
);
export const PauseIcon = () => <Icon d="M7 5v10M13 5v10" />;
export const PhoneIcon = () => (
  <Icon d="M4 2.5h3l1.5 4-2 1.5a10 10 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C8.8 17 3 11.2 2.5 4c0-.8.7-1.5 1.5-1.5z" />
);
export const PlayIcon = () => <Icon d="m7 4.5 8.5 5.5L7 15.5z" />;
