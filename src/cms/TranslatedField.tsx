/** @jsxRuntime classic */
/** @jsx window.h */
/** The CMS's text input with the text of the default language below it, to translate or to copy. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { languageName, say } from '../model/messages';
import { displayLength, isUntranslated, valueAt } from '../model/texts';
import type { EditingSession } from './EditingSession';
import type { EntryName } from './entries';
import { fieldKeyOf, fieldOf, replaceText } from './sveltia/form';

export function translatedField(
  Control: CustomFieldControl,
  session: EditingSession,
): CustomFieldControl {
  const { defaultLanguage } = session;
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
      const content = session.contentOf(field.get('entry') as EntryName, defaultLanguage);
      const source = valueAt(content, key.split('.'));
      return (
        <div className="translated" ref={this.find}>
          <Control {...this.props} />
          {limit && <p>{`${displayLength(String(value ?? '').trim())} / ${limit}`}</p>}
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
