/** @jsxRuntime classic */
/** @jsx window.h */
/**
 * The CMS's text input with what it lacks: links in texts, the length as on the page, and in a translation the text of the
 * default language, to translate or to copy.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { EditingSession } from './EditingSession';
import { LinkButton, linkHandlers } from './links';
import { languageName, say } from './messages';
import { defaultCode, site } from './site';
import { fieldKeyOf, fieldOf, replaceText } from './sveltia/form';
import { valueAt } from './values';

const lengthOf = (text: string, hasLinks: boolean) =>
  site.lengthOf?.(text, hasLinks) ?? [...text].length;

const isUntranslated = (text: string) => site.isUntranslated?.(text) ?? !text;

export function textField(
  Control: CustomFieldControl,
  session: EditingSession,
): CustomFieldControl {
  const defaultLanguage = defaultCode(session.settings.languages);
  return class TextField extends Component<CustomFieldControlProps, { key: string }> {
    override state = { key: '' };

    find = (element: HTMLElement | null) => {
      const key = fieldKeyOf(element);
      if (key && key !== this.state.key) this.setState({ key });
    };

    override render() {
      const { value, field, onChange } = this.props;
      const { key } = this.state;
      const limit = field.get('maxlength');
      const hasLinks = field.get('hasLinks') === true;
      const entry = field.get('entry');
      const content = entry && session.contents.contentOf(entry, defaultLanguage);
      const source = valueAt(content, key.split('.'));
      return (
        <div className="text-field" ref={this.find} {...(hasLinks && linkHandlers)}>
          <Control {...this.props} />
          {hasLinks && <LinkButton />}
          {limit && <p>{`${lengthOf(String(value ?? '').trim(), hasLinks)} / ${limit}`}</p>}
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
