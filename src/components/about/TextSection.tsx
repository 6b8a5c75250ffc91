import type { ReactNode } from 'react';
import { FittedText } from '../../client/FittedText';
import type { AboutWords } from '../../model/model';
import { paragraphsOf } from '../../model/texts';
import { Picture, type PictureData } from '../picture/Picture';
import { shapeOf, TEAM_SHAPES, widening } from './places';
import * as classes from './TextSection.deferred.module.css';

interface Props {
  words?: Partial<Record<'label' | 'title' | 'text', string>>;
  /** Id of the heading, which labels the section. */
  id: string;
  /** The words of all headings that have the same size; by default only of this one. */
  headings?: string;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** Without words and children, nothing. */
export function TextSection({ words = {}, id, headings, children }: Props) {
  const { label = '', title = '', text = '' } = words;
  const hasWords = Boolean(label || title || text);
  if (!hasWords && !children) return null;
  return (
    <section className={classes.block} aria-labelledby={hasWords ? id : undefined}>
      {hasWords && (
        <div className={classes.words}>
          <p className={classes.label}>{label}</p>
          <h2 className={classes.title} id={id} data-reveal>
            <FittedText words={headings ?? title}>{title}</FittedText>
          </h2>
          <Paragraphs text={text} className={classes.text} data-reveal />
        </div>
      )}
      {children}
    </section>
  );
}

interface MissionProps {
  words?: AboutWords['mission'];
  picture: PictureData;
  headings?: string;
}

/** Without words, the picture alone. */
export function Mission({ words, picture, headings }: MissionProps) {
  const [wide, narrow] = TEAM_SHAPES.map((shape) => widening(shapeOf(picture), shape));
  const share = (part: number, factor = 1) => `${Math.round(part * factor)}vw`;
  const sizes = `(min-width: 72rem) ${share(85, wide)}, (min-width: 48rem) ${share(95, wide)}, ${share(95, narrow)}`;
  return (
    <TextSection words={words} id="mission" headings={headings}>
      <div className={classes.picture} data-reveal>
        <Picture picture={picture} sizes={sizes} least={500} />
      </div>
    </TextSection>
  );
}

/** The second intro, after the pictures; `Title` has the first. */
export function Intro({ text }: { text: string }) {
  return (
    <section className={classes.intro}>
      <Paragraphs text={text} className={classes.lead} data-reveal />
    </section>
  );
}

interface ParagraphsProps {
  text: string;
  className: string | undefined;
  'data-reveal'?: boolean;
}

/** A text of one or more paragraphs. */
export function Paragraphs({ text, className, ...attributes }: ParagraphsProps) {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 1) {
    return (
      <p className={className} {...attributes}>
        {text}
      </p>
    );
  }
  return (
    <div className={`${className} paragraphs`} {...attributes}>
      {paragraphs.map((paragraph, index) => (
        <p key={String(index)}>{paragraph}</p>
      ))}
    </div>
  );
}
