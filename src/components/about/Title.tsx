import { markBreaks } from '../../model/lineBreaks';
import type { AboutWords } from '../../model/model';
import { joinWords } from '../../model/texts';
import { FittedText } from '../../ui/FittedText';
import { SpokenAs } from '../../ui/SpokenAs';
import { TextWithPhones } from '../../ui/TextWithPhones';
import { Actions } from './Actions';
import { Paragraphs } from './Section';
import * as classes from './Title.module.css';

interface Props {
  words: AboutWords['title'];
  siteUrl: string;
}

export function Title({ words, siteUrl }: Props) {
  const { first, second, third, intro, actions = [] } = words;
  const text = joinWords([first, second, third]);
  return (
    <section
      className={`page-width ${classes.block} ${actions.length ? classes.withActions : ''}`.trimEnd()}
    >
      <h1 className={classes.title}>
        {/* Tabs for the lines that are moved in. */}
        <SpokenAs text={text}>
          <FittedText words={`${first}\n\t${second}\n\t\t${third}`} isLines>
            <FittedText words={markBreaks(text)}>
              <span className={classes.line}>
                <Line text={first} />{' '}
              </span>
              <em className={classes.line}>
                <Line text={second} />{' '}
              </em>
              <span className={classes.line}>
                <Line text={third} />
              </span>
            </FittedText>
          </FittedText>
        </SpokenAs>
      </h1>
      <Paragraphs text={intro} className={classes.intro} />
      {actions.length > 0 && (
        <div className={classes.actions}>
          <Actions actions={actions} siteUrl={siteUrl} />
        </div>
      )}
    </section>
  );
}

/** Full-width punctuation has an empty half, which would move a centred line aside. The preview begins texts with marks. */
const EDGES = [
  [classes.opened, /^\p{Mn}*[「『（《〈【〔]/u],
  [classes.closed, /[」』）》〉】〕]$/],
  [classes.stopped, /[、。，．]$/],
] as const;

function Line({ text }: { text: string }) {
  const edges = EDGES.flatMap(([name, edge]) => (edge.test(text) ? [name] : []));
  // One element: the line is a flex container, in which each phrase would be an item that breaks for itself.
  return (
    <span className={edges.join(' ') || undefined}>
      <TextWithPhones text={markBreaks(text)} />
    </span>
  );
}
