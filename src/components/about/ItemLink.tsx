import type { ReactNode } from 'react';
import { targetLink } from '../../ui/withPrefix';
import { printedAddress } from '../addresses';

/** A link, if there is an address. */
export const ItemLink = ({ url, children }: { url?: string; children: ReactNode }) =>
  url ? (
    <a href={targetLink(url)} data-printed={printedAddress(url)}>
      {children}
    </a>
  ) : (
    <>{children}</>
  );
