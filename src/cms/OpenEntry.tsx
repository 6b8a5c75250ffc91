/** @jsxRuntime classic */
/** @jsx window.h */
/** The first field of every form, without a value: tells the session of the form, and lists what a translation lacks. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { languageName, say } from '../model/messages';
import type { EditingSession } from './EditingSession';
import { entryOf } from './entries';

export function openEntry(session: EditingSession): CustomFieldControl {
  const { languages } = session.settings;
  return class OpenEntry extends Component<CustomFieldControlProps> {
    get entry() {
      return entryOf(this.props.field.get('file'), languages);
    }

    get data(): unknown {
      return this.props.entry?.toJS().data;
    }

    override componentDidMount() {
      session.begin(this.entry, this.data);
    }

    override componentDidUpdate() {
      session.change(this.entry, this.data);
    }

    override componentWillUnmount() {
      session.end(this.entry);
    }

    override render() {
      const { name, collection } = this.entry;
      const translations = languages.filter(
        ({ code, isDefault }) => !isDefault && (name === 'languages' || code === collection),
      );
      return translations.map(({ code }) => {
        const names = session.missingIn(code);
        if (!names.length && name !== 'languages') return null;
        const state = names.length ? say('toTranslate', { count: names.length }) : say('complete');
        return (
          <details key={code} className="missing">
            <summary>{`${languageName(code)}: ${state}`}</summary>
            {names.join(', ')}
          </details>
        );
      });
    }
  };
}
