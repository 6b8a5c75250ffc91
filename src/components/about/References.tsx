import type { SectionItems } from '../../model/model';
import { ItemLink } from './ItemLink';
import * as classes from './References.deferred.module.css';

export function References({ items }: { items: SectionItems<'references'> }) {
  return (
    <ul className={`indented ${classes.references}`}>
      {items.map(({ name, url }, index) => (
        <li key={String(index)}>
          <ItemLink url={url}>
            <bdi>{name}</bdi>
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}
