import type { AboutWords } from '../../model/model';
import { TextWithPhones } from '../../ui/TextWithPhones';
import { targetLink } from '../../ui/withPrefix';
import { printedTarget } from '../addresses';
import * as classes from './Actions.module.css';

interface Props {
  actions: AboutWords['title']['actions'];
  /** Printed before the paths of this site. */
  siteUrl: string;
}

/** What visitors are to do next, as buttons; the first is filled. A form's are perhaps not yet written. */
export const Actions = ({ actions = [], siteUrl }: Props) =>
  actions.map(({ label, url }, index) => (
    <a
      key={String(index)}
      className={`${classes.action} ${index ? classes.second : classes.main}`}
      href={targetLink(url)}
      data-printed={printedTarget(url, siteUrl)}
    >
      <TextWithPhones text={label} />
    </a>
  ));
