import * as classes from './SkipLink.module.css';

interface Props {
  text: string;
  /** The id to go to. */
  target: string;
}

/** The first thing the keyboard reaches; seen only then. */
export function SkipLink({ text, target }: Props) {
  return (
    <a className={classes.link} href={`#${target}`}>
      {text}
    </a>
  );
}
