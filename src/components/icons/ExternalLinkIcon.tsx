import { Icon } from './Icon';

export function ExternalLinkIcon() {
  return (
    <Icon>
      <path d="M7 4h9v9M16 4 5 15" />
    </Icon>
  );
}
