/** @jsxRuntime classic */
/** @jsx window.h */
/**
 * The first field of every form, without a value: tells the session of the form, and lists texts that were not saved and
 * those that a translation lacks.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { EditingSession } from './EditingSession';
import { entryOf, kindOf } from './entries';
import { languageName, say } from './messages';
import { nameOf } from './problems';
import { formatPath } from './values';

export function openEntry(session: EditingSession): CustomFieldControl {
  const { languages } = session.settings;
  return class OpenEntry extends Component<CustomFieldControlProps> {
    get entry() {
      return entryOf(this.props.field.get('file'), languages);
    }

    get data(): unknown {
      return this.props.entry?.toJS().data;
    }

    /** The texts that were not saved. */
    get texts() {
      return session.opened(this.entry.file)?.unsaved ?? [];
    }

    override componentDidMount() {
      session.begin(this.entry, this.data);
      this.forceUpdate();
    }

    override componentDidUpdate() {
      const before = this.texts.length;
      session.change(this.entry, this.data);
      if (this.texts.length !== before) this.forceUpdate();
    }

    override render() {
      return [this.unsaved(), ...this.missing()];
    }

    unsaved() {
      const { name, file } = this.entry;
      const discard = () => {
        session.discardUnsaved(file);
        this.forceUpdate();
      };
      return this.texts.length ? (
        <details key="unsaved" className="missing unsaved" open>
          <summary>{say('unsaved', { count: this.texts.length })}</summary>
          {this.texts.map(([path, text]) => (
            <p key={`${formatPath(path)} ${text}`} dir="auto">
              {`${nameOf(name, formatPath(path))}: ${text} `}
              <button type="button" onClick={() => navigator.clipboard.writeText(text)}>
                {say('copyText')}
              </button>
            </p>
          ))}
          <button type="button" onClick={discard}>
            {say('discard')}
          </button>
        </details>
      ) : null;
    }

    missing() {
      const { name, collection } = this.entry;
      const { publishes } = kindOf(name);
      const translations = languages.filter(
        ({ code, isDefault }) => !isDefault && (publishes || code === collection),
      );
      return translations.map(({ code }) => {
        const names = session.contents.missingIn(code);
        const language = languageName(code);
        if (names.length)
          return (
            <details key={code} className="missing">
              <summary>{`${language}: ${say('toTranslate', { count: names.length })}`}</summary>
              {names.join(', ')}
            </details>
          );
        return publishes ? (
          <p key={code} className="missing">{`${language}: ${say('complete')}`}</p>
        ) : null;
      });
    }
  };
}
