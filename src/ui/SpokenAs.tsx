import type { ReactNode } from 'react';

interface Props {
  text: string;
  children: ReactNode;
}

/** Has screen readers read `text` instead of what is shown: lines, moving letters or capitals. The parent contains both. */
export function SpokenAs({ text, children }: Props) {
  return (
    <>
      {/* Where styles don't load, the space keeps the two apart. */}
      <span className="spoken">{text}</span>{' '}
      <span className="shown" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
