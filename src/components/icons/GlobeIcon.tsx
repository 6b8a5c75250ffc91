import { Icon } from './Icon';

export function GlobeIcon() {
  return (
    <Icon>
      <path d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c4.5 4.6 4.5 10.4 0 15M10 2.5c-4.5 4.6-4.5 10.4 0 15" />
    </Icon>
  );
}
