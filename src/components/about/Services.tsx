import type { SectionItems } from '../../model/model';
import { Picture } from '../../ui/Picture';
import { ItemTitle, Paragraphs } from './Section';
import * as classes from './Services.deferred.module.css';

interface Props {
  items: SectionItems<'services'>;
  /** In the order of the services; some may have none. */
  pictures: readonly Queries.PictureFragment[];
}

const SIZES = '(min-width: 92rem) 35rem, (min-width: 48rem) 45vw, 95vw';

export function Services({ items, pictures }: Props) {
  return (
    <ul className={`indented ${classes.services}`}>
      {items.map(({ title, text, url }, index) => {
        const picture = pictures[index];
        return (
          <li key={String(index)} data-reveal>
            {picture && <Picture picture={picture} sizes={SIZES} className={classes.picture} />}
            <ItemTitle text={title} url={url} />
            <Paragraphs text={text} className={classes.text} />
          </li>
        );
      })}
    </ul>
  );
}
