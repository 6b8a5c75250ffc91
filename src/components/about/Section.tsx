import type { ComponentProps, ReactNode } from 'react';
import { markBreaks } from '../../model/lineBreaks';
import { SECTION_RATIOS } from '../../model/pictures';
import { paragraphsOf } from '../../model/texts';
import { FittedText } from '../../ui/FittedText';
import { cropFactors, Picture } from '../../ui/Picture';
import { SpokenAs } from '../../ui/SpokenAs';
import { TextWithPhones } from '../../ui/TextWithPhones';
import { TextWithLinks } from '../TextWithLinks';
import { ItemLink } from './ItemLink';
import * as classes from './Section.deferred.module.css';

interface Props {
  words?: Partial<Record<'label' | 'title' | 'text', string>> | undefined;
  /** Id of the heading, which labels the section. */
  id: string;
  /** The texts of all headings of one size, whose longest word decides it. */
  headings: string;
  /** A large one, below the text. */
  picture?: Queries.SectionPictureFragment | null;
  /** Whether it has the look's band behind it. */
  isBand?: boolean;
  /** Rendered at the end. */
  children?: ReactNode;
}

/** A section without words has only the picture and the children; without these, it is nothing. */
export function Section({ words = {}, id, headings, picture, isBand, children }: Props) {
  const { label = '', title = '', text = '' } = words;
  const hasWords = Boolean(label || title || text);
  if (!hasWords && !picture && !children) return null;
  return (
    <section
      className={isBand ? classes.band : 'page-width'}
      aria-labelledby={hasWords ? id : undefined}
    >
      {hasWords && (
        <div className={classes.words}>
          <p className={classes.label}>
            <SpokenAs text={label}>
              <TextWithPhones text={label} />
            </SpokenAs>
          </p>
          <h2 className={classes.title} id={id} data-reveal>
            <FittedText words={headings}>
              <TextWithPhones text={markBreaks(title)} />
            </FittedText>
          </h2>
          {text && <Paragraphs text={text} className={classes.text} data-reveal />}
        </div>
      )}
      {picture && (
        <div className={`indented ${classes.picture}`} data-reveal>
          <Picture picture={picture} sizes={sizesOf(picture)} />
        </div>
      )}
      {children}
    </section>
  );
}

function sizesOf(picture: Queries.SectionPictureFragment): string {
  const [wide, narrow] = cropFactors(picture, SECTION_RATIOS);
  const vw = (share: number) => `${Math.round(share)}vw`;
  return `(min-width: 72rem) ${vw(85 * wide)}, (min-width: 48rem) ${vw(95 * wide)}, ${vw(95 * narrow)}`;
}

/** The second intro, after the pictures; `Title` has the first. */
export function Intro({ text }: { text: string }) {
  return (
    <section className={`page-width ${classes.intro}`}>
      <Paragraphs text={text} className={classes.lead} data-reveal />
    </section>
  );
}

/** The heading of a part of a section. */
export function ItemTitle({ text, url }: { text: string; url?: string }) {
  return (
    <h3 className={classes.itemTitle}>
      <ItemLink url={url}>
        <TextWithPhones text={markBreaks(text)} />
      </ItemLink>
    </h3>
  );
}

interface ParagraphsProps extends ComponentProps<'div'> {
  text: string;
}

export function Paragraphs({ text, className = '', ...attributes }: ParagraphsProps) {
  return (
    <div className={`paragraphs ${className}`} {...attributes}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={String(index)}>
          <TextWithLinks text={paragraph} />
        </p>
      ))}
    </div>
  );
}
