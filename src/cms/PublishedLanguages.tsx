/** @jsxRuntime classic */
/** @jsx h */
/** The form's choice of languages to publish, with how complete each one is. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { wordFiles } from '../model/model';
import { missingTexts, textsIn } from '../model/validation/translations';
import { savedContent, savedWords } from './content';
import { type EntryName, kinds } from './entries';
import { nameOf } from './problems';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from './react';
import { type CmsSettings, defaultCode } from './settings';
import { languageName, say } from './words';

export function publishedLanguages({ languages }: CmsSettings): CustomFieldControl {
  const original = defaultCode(languages);
  return class PublishedLanguages extends Component<CustomFieldControlProps> {
    get chosen(): string[] {
      const { value } = this.props;
      return Array.isArray(value) ? value : (value?.toJS?.() ?? []);
    }

    /** Called by the CMS after each change and before saving. */
    isValid() {
      const added = languages.filter(({ code, isDraft }) => isDraft && this.chosen.includes(code));
      const message = added
        .map(({ code }) => ({ language: languageName(code), missing: missingIn(code, original) }))
        .filter(({ missing }) => missing.length)
        .map(({ language, missing: [text = '', ...others] }) =>
          say('notComplete', { language, text, count: others.length }),
        )
        .join('\n');
      return message ? { error: { message } } : true;
    }

    toggle(code: string) {
      const { chosen } = this;
      const others = chosen.filter((one) => one !== code);
      this.props.onChange(chosen.includes(code) ? others : [...chosen, code]);
    }

    moveUp(code: string) {
      const others = this.chosen.filter((one) => one !== code);
      this.props.onChange(others.toSpliced(this.chosen.indexOf(code) - 1, 0, code));
    }

    override render() {
      const { chosen } = this;
      const unchosen = languages.map(({ code }) => code).filter((code) => !chosen.includes(code));
      return (
        <ul className="languages">
          {[...chosen, ...unchosen].map((code, index) => (
            <li key={code}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(code)}
                  disabled={code === original}
                  onChange={() => this.toggle(code)}
                />
                {languageName(code)}
              </label>
              {index > 0 && index < chosen.length && (
                <button
                  type="button"
                  aria-label={say('moveUp', { language: languageName(code) })}
                  onClick={() => this.moveUp(code)}
                >
                  ↑
                </button>
              )}
              {code === original ? <p>{say('defaultLanguage')}</p> : state(code, original)}
            </li>
          ))}
        </ul>
      );
    }
  };
}

function state(code: string, original: string) {
  const missing = missingIn(code, original);
  if (!missing.length) return <p>{say('complete')}</p>;
  return (
    <details>
      <summary>{say('toTranslate', { count: missing.length })}</summary>
      <ul>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

/** The names of the texts that the default language has and this one lacks, of the saved content. */
function missingIn(code: string, original: string): string[] {
  const files = Object.fromEntries(
    (['pictures', 'company'] as const).map((name) => {
      const file = kinds[name].fileIn('');
      return [file, savedContent(file)];
    }),
  );
  const textsOf = (language: string) => textsIn(language, savedWords(language), files);
  return missingTexts(textsOf(code), textsOf(original)).map((key) => nameInForm(key, code));
}

/** `key` is `about.title.first`, `labels.skip` or `collage[0].alt`. */
function nameInForm(key: string, code: string): string {
  const [first = '', ...rest] = key.split('.');
  if (first === 'about') return nameOf('about', `page.${key}`);
  if (wordFiles.some((name) => name === first)) return nameOf(first as EntryName, rest.join('.'));
  const name = /^(collage|team|map|people)\b/.test(first) ? 'pictures' : 'company';
  return nameOf(name, `${key}.${code}`);
}
