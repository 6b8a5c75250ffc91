import type { SectionItems } from '../../model/model';
import { TextWithPhones } from '../../ui/TextWithPhones';
import * as classes from './Questions.deferred.module.css';
import { Paragraphs } from './Section';

export function Questions({ items }: { items: SectionItems<'questions'> }) {
  return (
    <ul className={`indented ${classes.questions}`}>
      {items.map(({ question, answer }, index) => (
        <li key={String(index)}>
          <details className={classes.details}>
            <summary className={classes.question}>
              <span>
                <TextWithPhones text={question} />
              </span>
            </summary>
            <Paragraphs text={answer} className={classes.answer} />
          </details>
        </li>
      ))}
    </ul>
  );
}
