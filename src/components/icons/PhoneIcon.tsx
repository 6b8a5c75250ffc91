import { Icon } from './Icon';

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M4 2.5h3l1.5 4-2 1.5a10 10 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C8.8 17 3 11.2 2.5 4c0-.8.7-1.5 1.5-1.5z" />
    </Icon>
  );
}
