import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import * as classes from './Picture.module.css';
import { toneOf } from './tone';

interface Props {
  picture: Queries.PictureFragment;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it; must match the layout. */
  sizes: string;
  /** Above the fold: loaded at once. */
  isFirst?: boolean;
  className?: string;
}

/** React 18 does not know the attribute, and would warn of its camel case. */
const priority = { fetchpriority: 'high' };

/**
 * The markup of gatsby-plugin-image's data without its component, which writes each picture twice,
 * adds an inline script for each, and brings a renderer of 21 kB to the browser.
 */
export function Picture({ picture, alt, sizes, isFirst = false, className = '' }: Props) {
  const data = picture.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { fallback, sources } = data.images;
  const tone = toneOf(data.backgroundColor);
  return (
    <picture className={`${classes.picture} ${className}`}>
      {/* A rule, not a style attribute: a strict policy can allow it by its hash. */}
      <Helmet>
        <style>{tone.rule}</style>
      </Helmet>
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={tone.name}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst && priority)}
      />
    </picture>
  );
}

export const pictureFragment = graphql`
  fragment Picture on File {
    childImageSharp {
      gatsbyImageData(
        width: 1600
        outputPixelDensities: [0.2, 0.3, 0.45, 0.65, 1]
        placeholder: DOMINANT_COLOR
        formats: [AUTO, WEBP, AVIF]
      )
    }
  }
`;
