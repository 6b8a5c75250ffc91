import type { SectionItems } from '../../model/model';
import { ItemTitle, Paragraphs } from './Section';
import * as classes from './Services.deferred.module.css';

export function Services({ items }: { items: SectionItems<'services'> }) {
  return (
    <ul className={`indented ${classes.services}`}>
      {items.map(({ title, text, url }, index) => (
        <li key={String(index)} data-reveal>
          <ItemTitle text={title} url={url} />
          <Paragraphs text={text} className={classes.text} />
        </li>
      ))}
    </ul>
  );
}
