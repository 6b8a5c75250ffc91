import { Helmet } from 'react-helmet';
import { withPrefix } from '../../dom/withPrefix';

interface Props {
  logo: NonNullable<Queries.CompanyDataFragment['logo']>;
  name: string;
}

/** The owner's logo, next to the company's name or in its place. */
export function CompanyLogo({ logo, name }: Props) {
  const { src, width, height, isWide, scheme } = logo;
  return (
    <>
      {scheme && (
        <Helmet>
          <style>{plateCss(scheme)}</style>
        </Helmet>
      )}
      <img
        className={scheme ? 'logo-plate' : undefined}
        // In the editor's preview, the address of a file that is not saved yet.
        src={src.startsWith('/') ? withPrefix(src) : src}
        alt={isWide ? name : ''}
        width={width ?? undefined}
        height={height}
      />
    </>
  );
}

/**
 * The background of light or dark pages, on which the logo can be seen. On such a page it does not show. Only pages
 * with such a logo have these styles.
 */
const plateCss = (scheme: string) =>
  `.logo-plate{background:var(--ground);border-radius:1px;box-shadow:0 0 0 4px var(--ground);color-scheme:${scheme};forced-color-adjust:none}${
    scheme === 'dark' ? '@media print{.logo-plate{filter:brightness(0)}}' : ''
  }`;
