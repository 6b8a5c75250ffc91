import { paragraphsOf } from '../../content/paragraphs';
import * as classes from './Paragraphs.module.css';

interface Props {
  text: string;
  className: string | undefined;
  'data-reveal'?: boolean;
}

/** A text of one or more paragraphs. */
export function Paragraphs({ text, className, ...attributes }: Props) {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 1) {
    return (
      <p className={className} {...attributes}>
        {text}
      </p>
    );
  }
  return (
    <div className={`${className} ${classes.paragraphs}`} {...attributes}>
      {paragraphs.map((paragraph, index) => (
        <p key={String(index)}>{paragraph}</p>
      ))}
    </div>
  );
}
