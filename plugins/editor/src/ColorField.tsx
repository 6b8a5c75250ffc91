/** @jsxRuntime classic */
/** @jsx window.h */
/**
 * The CMS's text input for a colour's code, the browser's colour picker beside it, and the site's note below. The CMS's own
 * colour field forgets a code that it can't read.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { kindOf } from './entries';
import { say } from './messages';
import { pathOf } from './problems';
import { site } from './site';
import { fieldKeyOf } from './sveltia/form';
import { schemaAt } from './values';

export function colorField(Control: CustomFieldControl): CustomFieldControl {
  return class ColorField extends Component<CustomFieldControlProps, { key: string }> {
    override state = { key: '' };

    find = (element: HTMLElement | null) => {
      const key = fieldKeyOf(element);
      if (key && key !== this.state.key) this.setState({ key });
    };

    override render() {
      const { value, field, entry, onChange } = this.props;
      const { key } = this.state;
      const form = field.get('entry');
      const typed = String(value ?? '');
      const code = schemaAt(kindOf(form).model, pathOf(key))?.meta()?.normalize?.(typed) ?? typed;
      return (
        <div className="color" ref={this.find}>
          <Control {...this.props} />
          <input
            type="color"
            aria-label={say('pickColor')}
            // Without this, the browser shows black.
            value={/^#[0-9a-f]{6}$/.test(code) ? code : '#ffffff'}
            onChange={({ target }) => onChange(target.value)}
          />
          <p role="status">{site.noteOn?.(form, key, entry?.toJS().data)}</p>
        </div>
      );
    }
  };
}
