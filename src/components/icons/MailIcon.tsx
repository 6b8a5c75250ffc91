import { Icon } from './Icon';

export function MailIcon() {
  return (
    <Icon>
      <path d="M2.5 5h15v10.5h-15zM2.5 5.5l7.5 6 7.5-6" />
    </Icon>
  );
}
