import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import * as classes from './Picture.module.css';
import { placeholderClass, placeholderCss } from './placeholder';

interface Props {
  picture: Queries.PictureFragment;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it; must match the layout. */
  sizes: string;
  /** Above the fold: loaded at once. */
  isFirst?: boolean;
  className?: string;
}

/** React 18 knows no `fetchPriority`, and passes the attribute on in lower case. */
const highPriority = { fetchpriority: 'high' };

/**
 * The markup of gatsby-plugin-image's data without its component, which writes each picture twice,
 * adds an inline script for each, and brings a renderer of 21 kB to the browser.
 */
export function Picture({ picture, alt, sizes, isFirst = false, className = '' }: Props) {
  const data = picture.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { fallback, sources = [] } = data.images;
  // Unknown in the editor's preview.
  const color = data.backgroundColor;
  return (
    <picture className={`${classes.picture} ${className}`}>
      {color && (
        <Helmet>
          <style>{placeholderCss(color)}</style>
        </Helmet>
      )}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={color && placeholderClass(color)}
        src={middle(fallback?.srcSet) ?? fallback?.src}
        width={data.width}
        height={data.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst && highPriority)}
      />
    </picture>
  );
}

/**
 * Preloads pictures that are seen first. Use it once a page: Helmet keeps one element's links of this kind.
 */
export function PicturePreloads({
  pictures,
}: {
  pictures: readonly { picture: Queries.PictureFragment | undefined; sizes: string }[];
}) {
  return (
    <Helmet>
      {pictures.flatMap(({ picture, sizes }) => {
        const [source] = picture?.childImageSharp?.gatsbyImageData?.images.sources ?? [];
        if (!source) return [];
        return (
          <link
            key={source.srcSet}
            rel="preload"
            as="image"
            type={source.type}
            imageSrcSet={source.srcSet}
            imageSizes={sizes}
            {...highPriority}
          />
        );
      })}
    </Helmet>
  );
}

/** One of a middle size: few browsers ask for it, as nearly all know the newer format. */
function middle(srcSet = ''): string | undefined {
  const addresses = srcSet.split(',').map((entry) => entry.trim().split(' ')[0]);
  return addresses[Math.floor(addresses.length / 2)] || undefined;
}

export const pictureFragment = graphql`
  fragment Picture on File {
    childImageSharp {
      gatsbyImageData(
        width: 1600
        outputPixelDensities: [0.23, 0.305, 0.42, 0.7, 1]
        placeholder: DOMINANT_COLOR
        formats: [AUTO, AVIF]
        avifOptions: { quality: 40 }
      )
    }
  }
`;
