/** @jsxRuntime classic */
/** @jsx h */
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import { translate } from '../words';
import type { LanguageState } from './languageState';

/** How complete a language is; its list names the missing texts. */
export function TextList({ total, missing }: LanguageState) {
  const done = total - missing.length;
  const share = Math.floor((100 * done) / total);
  if (!missing.length) return <p>{translate('Complete')}</p>;
  const left = `${share} % complete, ${missing.length} of ${total} to translate`;
  return (
    <details>
      <summary>{translate(left)}</summary>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            {name}: {translate('to translate')}
          </li>
        ))}
      </ul>
    </details>
  );
}
