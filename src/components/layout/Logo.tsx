import type { CompanyData } from '../../model/pageData';
import { withPrefix } from '../../ui/withPrefix';

/** The mark of a company without a logo, 24 units wide and high: a sun on the horizon, in the look's colours. */
export const mark = [
  { color: 'accent', shape: 'M1 11.4a11 11 0 0 1 22 0z' },
  { color: 'sea', shape: 'M23 12.6a11 11 0 0 1-22 0z' },
] as const;

interface Props {
  /** The owner's. */
  logo?: CompanyData['logo'];
  /** The company's, which is next to the logo unless that is wide. */
  name?: string;
}

export function Logo({ logo, name }: Props) {
  if (!logo)
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {mark.map(({ color, shape }) => (
          <path key={color} fill={`var(--${color})`} d={shape} />
        ))}
      </svg>
    );
  const { src, width, height, isWide, scheme } = logo;
  return (
    // As a picture, an SVG runs no scripts and loads no files.
    <img
      data-scheme={scheme}
      // In the editor's preview, the address of a file that is not saved yet.
      src={src.startsWith('/') ? withPrefix(src) : src}
      alt={isWide ? name : ''}
      width={width}
      height={height}
    />
  );
}
