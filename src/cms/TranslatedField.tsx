/** @jsxRuntime classic */
/** @jsx window.h */
/** The CMS's text input with the text of the default language below it, to translate or to copy. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { languageName, say } from '../model/messages';
import { isUntranslated, valueAt } from '../model/texts';
import { savedContent } from './content';
import { type EntryName, kinds } from './entries';
import { type CmsSettings, defaultCode } from './settings';

export function translatedField(
  Control: CustomFieldControl,
  { languages }: CmsSettings,
): CustomFieldControl {
  const original = defaultCode(languages);
  return class TranslatedField extends Component<CustomFieldControlProps, { key: string }> {
    override state = { key: '' };

    /** The form has the field's key, such as `map.slides.2`. */
    find = (element: HTMLElement | null) => {
      const key = element?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath;
      if (key && key !== this.state.key) this.setState({ key });
    };

    override render() {
      const { value, field, onChange } = this.props;
      const { key } = this.state;
      const limit = field.get('maxlength');
      const file = kinds[field.get('entry') as EntryName].fileIn(original);
      const source = valueAt(savedContent(file), key.split('.'));
      return (
        <div className="translated" ref={this.find}>
          <Control {...this.props} />
          {limit && <p>{`${String(value ?? '').trim().length} / ${limit}`}</p>}
          {typeof source === 'string' && source && (
            <p className={isUntranslated(String(value ?? '')) ? 'source missing' : 'source'}>
              <span lang={original} dir="auto">
                {`${languageName(original)}: ${source} `}
              </span>
              <button type="button" onClick={() => onChange(source)}>
                {say('copy')}
              </button>
            </p>
          )}
        </div>
      );
    }
  };
}
