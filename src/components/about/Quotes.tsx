import type { SectionItems } from '../../model/model';
import * as classes from './Quotes.deferred.module.css';
import { Paragraphs } from './Section';

export function Quotes({ items }: { items: SectionItems<'quotes'> }) {
  return (
    <ul className={`indented ${classes.quotes}`}>
      {items.map(({ text, name }, index) => (
        <li key={String(index)} data-reveal>
          <figure className={classes.quote}>
            <blockquote className={classes.words}>
              <Paragraphs text={text} />
            </blockquote>
            <figcaption className={classes.name}>
              <bdi>{name}</bdi>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
