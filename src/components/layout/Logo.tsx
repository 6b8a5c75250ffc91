import type { CompanyLogo } from '../../model/pageData';
import { withPrefix } from '../../ui/withPrefix';

interface Props {
  logo: CompanyLogo;
  /** The company's name, which is next to the logo unless that is wide. */
  name: string;
}

/** Both themes' files are in the page if they differ, so that they change with the theme at once. */
export function Logo({ logo, name }: Props) {
  const { light, dark, isWide } = logo;
  const isSame = light.src === dark.src && !light.plate && !dark.plate;
  const files = isSame ? { both: light } : { light, dark };
  return Object.entries(files).map(([theme, { src, plate, ...size }]) => (
    // As a picture, an SVG runs no scripts and loads no files.
    <img
      key={theme}
      className={isSame ? undefined : `in-${theme}`}
      data-plate={plate}
      // In the editor's preview, the address of a file that is not saved yet.
      src={src.startsWith('/') ? withPrefix(src) : src}
      alt={isWide ? name : ''}
      {...size}
    />
  ));
}
