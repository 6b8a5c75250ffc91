import type { SectionItems } from '../../model/model';
import { FittedText } from '../../ui/FittedText';
import { TextWithPhones } from '../../ui/TextWithPhones';
import * as classes from './Figures.deferred.module.css';

export function Figures({ items }: { items: SectionItems<'figures'> }) {
  // All as large as the longest can be.
  const numbers = items.map(({ number }) => number).join('\n');
  return (
    <dl className={classes.figures}>
      {items.map(({ number, text }, index) => (
        <div key={String(index)} className={classes.figure} data-reveal>
          <dt className={classes.text}>
            <TextWithPhones text={text} />
          </dt>
          <dd className={classes.number}>
            <FittedText words={numbers} isLines>
              <bdi>{number}</bdi>
            </FittedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
