import { graphql } from 'gatsby';
import type { IGatsbyImageData as ImageData } from 'gatsby-plugin-image';
import { Helmet } from 'react-helmet';
import { type AspectRatios, DARK } from '../model/pictures';

interface Props {
  picture: Queries.PictureFragment;
  /** The one for dark pages. */
  dark?: Queries.PictureFragment;
  /** The `sizes` attribute; must match the layout. */
  sizes: string;
  /** Preloads the picture, with high priority. */
  isAboveFold?: boolean;
  className?: string;
}

/** React 18 doesn't support `fetchPriority`, but passes on the lower-case attribute. */
const highPriority = { fetchpriority: 'high' };

/**
 * Renders gatsby-plugin-image's data. The plugin's own component writes each picture twice, adds an inline script for
 * each, and loads a 21 kB renderer.
 */
export function Picture({ picture, dark, sizes, isAboveFold = false, className }: Props) {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { sources = [] } = data.images;
  const darkData = dark?.file?.childImageSharp?.gatsbyImageData;
  const styles = [
    ...placeholderStyles(picture),
    ...(dark ? placeholderStyles(dark, DARK) : []),
    ...focusStyles(picture),
  ];
  const [first] = sources;
  return (
    <picture className={className}>
      {isAboveFold && first && (
        <Helmet>
          <link
            rel="preload"
            as="image"
            type={first.type}
            // Helmet tells links apart by it; browsers choose from the set.
            href={middleSource(first.srcSet)}
            imageSrcSet={onOneLine(first.srcSet)}
            imageSizes={sizes}
            {...highPriority}
          />
        </Helmet>
      )}
      {styles.map(({ name, css }) => (
        <Helmet key={name}>
          <style>{css}</style>
        </Helmet>
      ))}
      {darkData &&
        [...(darkData.images.sources ?? []), { type: undefined, srcSet: fallbackOf(darkData) }].map(
          ({ type, srcSet = '' }) => (
            <source
              key={`dark ${type}`}
              media={DARK}
              type={type}
              srcSet={onOneLine(srcSet)}
              sizes={sizes}
              width={darkData.width}
              height={Math.round(darkData.height)}
            />
          ),
        )}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={onOneLine(srcSet)} sizes={sizes} />
      ))}
      <img
        className={styles.map(({ name }) => name).join(' ') || undefined}
        src={fallbackOf(data)}
        width={data.width}
        height={Math.round(data.height)}
        alt={picture.alt}
        loading={isAboveFold ? 'eager' : 'lazy'}
        decoding="async"
        {...(isAboveFold && highPriority)}
      />
    </picture>
  );
}

/**
 * The flat colour (`#286878`) until the picture has loaded, which the editor's preview lacks, with the colour of its
 * description, which is shown if it doesn't load. Classes, as the page's policy blocks style attributes.
 */
function placeholderStyles({ isOpaque, file }: Queries.PictureFragment, media?: string) {
  const color = isOpaque ? file?.childImageSharp?.gatsbyImageData.backgroundColor : undefined;
  if (!color) return [];
  const name = `${media ? 'dark-' : ''}placeholder-${color.slice(1)}`;
  const css = `.${name}{background:${color};color:${textOn(color)}}`;
  return [{ name, css: media ? `@media ${media}{${css}}` : css }];
}

/** Where the picture is cropped (`50% 40%`). */
function focusStyles({ focus }: Queries.PictureFragment) {
  if (!focus) return [];
  const name = `focus-${focus.match(/\d+/g)?.join('-')}`;
  // Stronger than `base.css`, whichever is first.
  return [{ name, css: `img.${name}.${name}{object-position:${focus}}` }];
}

/** Black or white, whichever has more contrast. */
function textOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? 'black' : 'white';
}

/** A picture wider than its slot fills its height: how much wider than its slot the file must be. */
export function cropFactors(
  { file }: Queries.PictureFragment,
  [wide, narrow]: AspectRatios,
): AspectRatios {
  const { width = 1, height = 1 } = file?.childImageSharp?.gatsbyImageData ?? {};
  return [Math.max(1, width / height / wide), Math.max(1, width / height / narrow)];
}

const onOneLine = (srcSet: string) => srcSet.replaceAll(',\n', ',');

/** Only browsers without AVIF request it, so one middle size is enough. */
const fallbackOf = ({ images: { fallback } }: ImageData) =>
  middleSource(fallback?.srcSet) ?? fallback?.src;

function middleSource(srcSet = ''): string | undefined {
  const addresses = srcSet.split(',').map((entry) => entry.trim().split(' ')[0]);
  return addresses[Math.floor(addresses.length / 2)] || undefined;
}

export const pictureFragment = graphql`
  fragment PictureText on DescribedPicture {
    alt
    isOpaque
    focus
  }

  fragment Picture on DescribedPicture {
    ...PictureText
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1600
          breakpoints: [288, 344, 480, 688, 864, 1120, 1600]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, AVIF]
          avifOptions: { quality: 54 }
          transformOptions: { fit: FILL }
        )
      }
    }
  }

  fragment SectionPicture on DescribedPicture {
    ...PictureText
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1600
          breakpoints: [288, 344, 480, 688, 864, 1120, 1600]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, AVIF]
          avifOptions: { quality: 58 }
          transformOptions: { fit: FILL }
        )
      }
    }
  }
`;
