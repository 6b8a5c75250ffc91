/** @jsxRuntime classic */
/** @jsx h */
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import { languageName, translate } from '../words';
import type { LanguageState } from './languageState';

interface Props extends LanguageState {
  /** The default language. */
  original: string;
}

/** How complete a language is; its list names the texts that need attention. */
export function TextList({ total, missing, outdated, original }: Props) {
  const done = total - missing.length;
  const share = Math.floor((100 * done) / total);
  const older = `older than the ${languageName(original)} text`;
  const summary = [
    missing.length ? `${share} % complete, ${missing.length} of ${total} to translate` : 'Complete',
    outdated.length ? `${outdated.length} ${older}` : '',
  ]
    .flatMap((part) => (part ? translate(part) : []))
    .join(translate(', '));
  if (!missing.length && !outdated.length) return <p>{summary}</p>;
  return (
    <details>
      <summary>{summary}</summary>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            {name}: {translate('to translate')}
          </li>
        ))}
        {outdated.map((name) => (
          <li key={name}>
            {name}: {translate(older)}
          </li>
        ))}
      </ul>
    </details>
  );
}
