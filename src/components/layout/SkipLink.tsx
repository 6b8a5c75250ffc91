import * as classes from './SkipLink.module.css';

interface Props {
  text: string;
  /** Id of the element to skip to. */
  target: string;
}

/** Visible only while it has the focus. */
export function SkipLink({ text, target }: Props) {
  return (
    <a className={classes.link} href={`#${target}`}>
      {text}
    </a>
  );
}
