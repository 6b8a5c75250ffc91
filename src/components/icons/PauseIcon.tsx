import { Icon } from './Icon';

export function PauseIcon() {
  return (
    <Icon>
      <path d="M7 5v10M13 5v10" />
    </Icon>
  );
}
