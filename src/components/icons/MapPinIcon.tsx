import { Icon } from './Icon';

export function MapPinIcon() {
  return (
    <Icon>
      <path d="M10 17.5c-3.6-3.7-5.5-6.6-5.5-9a5.5 5.5 0 0 1 11 0c0 2.4-1.9 5.3-5.5 9zM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
    </Icon>
  );
}
