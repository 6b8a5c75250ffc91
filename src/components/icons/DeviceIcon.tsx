import { Icon } from './Icon';

export function DeviceIcon() {
  return (
    <Icon>
      <path d="M3.5 4h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM7 17h6M10 14v3" />
    </Icon>
  );
}
