import { Static } from '../layout/Static';
import * as classes from './Intro.module.css';

/** The second intro: one paragraph in large type, with air around it. */
export function Intro({ text }: { text: string }) {
  return (
    <Static as="section" name="intro" className={classes.block}>
      <p className={classes.text} data-reveal>
        {text}
      </p>
    </Static>
  );
}
