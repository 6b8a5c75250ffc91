/** @jsxRuntime classic */
/** @jsx h */
/** The form's choice of languages to publish, with how complete each one is. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import { savedLanguages } from '../savedEntries';
import { type CmsSettings, defaultCode } from '../settings';
import { languageName, translate } from '../words';
import { languageState, refusalOf } from './languageState';
import { TextList } from './TextList';

/** The name of the field type. */
export const PUBLISHED_LANGUAGES = 'published-languages';

export function publishedLanguages({ languages }: CmsSettings): CustomFieldControl {
  const original = defaultCode(languages);
  return class PublishedLanguages extends Component<CustomFieldControlProps> {
    get chosen(): string[] {
      const { value } = this.props;
      return Array.isArray(value) ? value : (value?.toJS?.() ?? []);
    }

    /** Called by the CMS after each change and before saving. */
    isValid() {
      const drafts = savedLanguages(languages).filter(({ isDraft }) => isDraft);
      const added = drafts.filter(({ code }) => this.chosen.includes(code));
      const message = added.flatMap(({ code }) => refusalOf(code) ?? []).join('\n');
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
                  aria-label={translate(`Move ${languageName(code)} up`)}
                  onClick={() => this.moveUp(code)}
                >
                  ↑
                </button>
              )}
              {code === original ? (
                <p>{translate('The default language, always published')}</p>
              ) : (
                <TextList {...languageState(code, original)} />
              )}
            </li>
          ))}
        </ul>
      );
    }
  };
}
