/** @jsxRuntime classic */
/** @jsx window.h */
/** The CMS's text input with the text of the default language below it, to translate or to copy. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { EditingSession } from './EditingSession';
import { languageName, say } from './messages';
import { defaultCode, site } from './site';
import { fieldKeyOf, fieldOf, replaceText } from './sveltia/form';
import { valueAt } from './values';

const lengthOf = (text: string) => site.lengthOf?.(text) ?? [...text].length;

const isUntranslated = (text: string) => site.isUntranslated?.(text) ?? !text;

export function translatedField(
  Control: CustomFieldControl,
  session: EditingSession,
): CustomFieldControl {
  const defaultLanguage = defaultCode(session.settings.languages);
  return class TranslatedField extends Component<CustomFieldControlProps, { key: string }> {
    override state = { key: '' };

    find = (element: HTMLElement | null) => {
      const key = fieldKeyOf(element);
      if (key && key !== this.state.key) this.setState({ key });
    };

    override render() {
      const { value, field, onChange } = this.props;
      const { key } = this.state;
      const limit = field.get('maxlength');
      const content = session.contents.contentOf(field.get('entry'), defaultLanguage);
      const source = valueAt(content, key.split('.'));
      return (
        <div className="translated" ref={this.find}>
          <Control {...this.props} />
          {limit && <p>{`${lengthOf(String(value ?? '').trim())} / ${limit}`}</p>}
          {typeof source === 'string' && source && (
            <p className={isUntranslated(String(value ?? '')) ? 'source missing' : 'source'}>
              {`${languageName(defaultLanguage)}: `}
              <span lang={defaultLanguage} dir="auto">
                {source}
              </span>{' '}
              <button
                type="button"
                aria-label={`${say('copy')} (${languageName(defaultLanguage)})`}
                onClick={() => replaceText(fieldOf(key), source) || onChange(source)}
              >
                {say('copy')}
              </button>
            </p>
          )}
        </div>
      );
    }
  };
}
