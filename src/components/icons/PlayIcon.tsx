import { Icon } from './Icon';

export function PlayIcon() {
  return (
    <Icon>
      <path d="m7 4.5 8.5 5.5L7 15.5z" />
    </Icon>
  );
}
