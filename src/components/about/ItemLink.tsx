import type { ReactNode } from 'react';
import { TextLink } from '../TextWithLinks';

/** A link, if there is an address. */
export const ItemLink = ({ url, children }: { url?: string; children: ReactNode }) =>
  url ? <TextLink address={url}>{children}</TextLink> : children;
