/** @jsxRuntime classic */
/** @jsx window.h */
/** The CMS's preview: the real page in a frame, at the width of a phone or a desktop, told of every change. */
import type { ApiAsset, CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { say } from '../../model/messages';
import { flattenStrings, valueAt } from '../../model/texts';
import { withPrefix } from '../../ui/withPrefix';
import type { EditingSession } from '../EditingSession';
import { type EntryName, isShared } from '../entries';
import { loadedAddress, onFieldFocus } from '../sveltia';
import { type LoadedPictures, previewData } from './previewData';

/** What the page in the frame is told. */
export interface Draft {
  entry: EntryName;
  data: ReturnType<typeof previewData>;
  /** The text or the address of the picture that is edited. */
  focus?: string;
}

export function previewPane(name: EntryName, session: EditingSession): CustomPreviewTemplate {
  return class PreviewPane extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    /** The key of the field that has the focus. */
    key = '';
    pictures: LoadedPictures = {};
    ending = new AbortController();

    override componentDidMount() {
      onFieldFocus((key) => {
        this.key = key;
        this.send();
      }, this.ending.signal);
    }

    override componentDidUpdate({ entry }: CustomPreviewTemplateProps) {
      if (entry !== this.props.entry) this.send();
    }

    override componentWillUnmount() {
      this.ending.abort();
      for (const picture of Object.values(this.pictures))
        if (picture) URL.revokeObjectURL(picture.src);
    }

    send = () => {
      const { data, collection } = this.props.entry.toJS();
      const language = isShared(name) ? session.original : collection;
      const key = this.key.replace(/\.focus$/, '.file').split('.');
      const edited = String(valueAt(data, key) ?? '');
      const contentOf = (one: EntryName) =>
        one === name ? data : session.contentOf(one, language);
      this.load([contentOf('company'), contentOf('pictures')]);
      const draft: Draft = {
        entry: name,
        data: previewData(contentOf, language, this.pictures, session.settings),
        focus: this.key ? (this.pictures[edited]?.src ?? edited) : undefined,
      };
      this.frame.current?.contentWindow?.postMessage(draft, window.location.origin);
    };

    load(contents: unknown) {
      for (const name of flattenStrings(contents).values()) {
        if (!/^(blob:|\/pictures\/)/.test(name) || name in this.pictures) continue;
        this.pictures[name] = undefined;
        const asset = name.startsWith('blob:') ? { url: name } : this.props.getAsset(name);
        if (asset)
          loadPicture(asset, this.ending.signal).then(
            (picture) => {
              this.pictures[name] = picture;
              this.send();
            },
            () => delete this.pictures[name],
          );
      }
    }

    override render() {
      const isPhone = window.innerWidth < 600;
      return (
        <div className="preview" dir="auto">
          <fieldset aria-label={say('previewWidth')}>
            <label>
              <input type="radio" name="width" className="phone" defaultChecked={isPhone} />
              {say('phone')}
            </label>
            <label>
              <input type="radio" name="width" defaultChecked={!isPhone} />
              {say('desktop')}
            </label>
          </fieldset>
          <div className="stage">
            <iframe
              ref={this.frame}
              src={withPrefix('/admin/page.html')}
              title={say('page')}
              onLoad={this.send}
            />
          </div>
        </div>
      );
    }
  };
}

/** A copy, as the CMS revokes its own addresses. */
async function loadPicture(asset: Pick<ApiAsset, 'url'>, signal: AbortSignal) {
  const file = await fetch(await loadedAddress(asset, signal), { signal });
  const image = Object.assign(new Image(), { src: URL.createObjectURL(await file.blob()) });
  await image.decode();
  return { src: image.src, width: image.naturalWidth, height: image.naturalHeight };
}
