import type { SectionItems } from '../../model/model';
import * as classes from './History.deferred.module.css';
import { ItemTitle, Paragraphs } from './Section';

export function History({ items }: { items: SectionItems<'history'> }) {
  return (
    <ol className={`indented ${classes.history}`}>
      {items.map(({ year, text }, index) => (
        <li key={String(index)} className={classes.event} data-reveal>
          <ItemTitle text={year} />
          <Paragraphs text={text} className={classes.text} />
        </li>
      ))}
    </ol>
  );
}
