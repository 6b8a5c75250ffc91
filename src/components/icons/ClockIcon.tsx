import { Icon } from './Icon';

export function ClockIcon() {
  return (
    <Icon>
      <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 5.75V10l2.75 1.75" />
    </Icon>
  );
}
