import { Icon } from './Icon';

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m6.5 8.5 3.5 3.5 3.5-3.5" />
    </Icon>
  );
}
