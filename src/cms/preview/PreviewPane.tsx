/** @jsxRuntime classic */
/** @jsx window.h */
/** The CMS's preview: the real page in a frame, at the width of a phone or a desktop, told of every change. */
import type { ApiAsset, CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { say } from '../../model/messages';
import { flattenStrings } from '../../model/texts';
import { withPrefix } from '../../ui/withPrefix';
import type { EditingSession } from '../EditingSession';
import { type EntryName, entryOf, isShared, kinds } from '../entries';
import { nameOf } from '../problems';
import { refuseFiles } from '../sveltia/dialogs';
import { hasForm, loadedAddress, onFieldFocus, showField } from '../sveltia/form';
import { isPicture, refuseFile } from '../uploads';
import { type LoadedPictures, previewData } from './previewData';
import { StegaEncoder } from './stega';

/** What the page in the frame is told. */
export interface Draft {
  entry: EntryName;
  data: ReturnType<typeof previewData>;
  /** The index of the field that is edited. */
  focus?: number;
  /** The part of the page with the field, if no text or picture shows it. */
  landmark?: 'header' | 'footer';
  /** The names of the fields, by index. */
  names: string[];
}

/** What the page in the frame tells when it is clicked. */
export type Clicked =
  /** A text, with the position in it, or a picture. */
  | { field: number; text?: string; offset?: number }
  /** The link to a page in another language. */
  | { language: string };

export function previewPane(name: EntryName, session: EditingSession): CustomPreviewTemplate {
  return class PreviewPane extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    /** The key of the field that has the focus. */
    key = '';
    pictures: LoadedPictures = { ...session.uploads };
    /** The page's language, if all languages share the form. */
    shown = session.defaultLanguage;
    encoder = new StegaEncoder();
    ending = new AbortController();

    get opened() {
      return entryOf(kinds[name].fileIn(this.language), session.settings.languages);
    }

    override componentDidMount() {
      // The page may be shown before the form, or without it.
      session.begin(this.opened, this.props.entry.toJS().data);
      refuseFiles(this.frame.current?.ownerDocument.defaultView ?? window, refuseFile);
      const { signal } = this.ending;
      onFieldFocus((key) => {
        this.key = key;
        this.send();
      }, signal);
      window.addEventListener('message', this.openField, { signal });
    }

    override componentDidUpdate({ entry }: CustomPreviewTemplateProps) {
      if (entry === this.props.entry) return;
      if (!hasForm()) session.change(this.opened, this.props.entry.toJS().data);
      this.send();
    }

    override componentWillUnmount() {
      this.ending.abort();
      session.keepUploads(this.pictures);
    }

    get language(): string {
      return isShared(name) ? this.shown : this.props.entry.toJS().collection;
    }

    openField = ({ origin, source, data }: MessageEvent<Clicked>) => {
      if (origin !== window.location.origin || source !== this.frame.current?.contentWindow) return;
      if ('language' in data) return this.openLanguage(data.language);
      const field = this.encoder.fields[data.field];
      if (!field) return;
      const { entry, key } = field;
      if (entry === name) showField(key, data);
      else session.openAt(entry, this.language, { ...data, key });
    };

    openLanguage(code: string) {
      if (!isShared(name)) return session.openAt(name, code);
      this.shown = code;
      this.send();
    }

    start = () => {
      const { contentWindow } = this.frame.current ?? {};
      if (contentWindow) refuseFiles(contentWindow, refuseFile);
      this.send();
    };

    send = () => {
      const { data } = this.props.entry.toJS();
      const { language, encoder, key } = this;
      const contentOf = (one: EntryName, code = language) =>
        one === name && code === language ? data : session.draftOf(one, code);
      this.load([contentOf('company'), contentOf('pictures')]);
      const draft: Draft = {
        entry: name,
        data: previewData(contentOf, language, this.pictures, session.settings, encoder),
        focus: key ? encoder.indexOf({ entry: name, key }) : undefined,
        landmark: name === 'company' ? (/logo$/i.test(key) ? 'header' : 'footer') : undefined,
        names: encoder.fields.map((field) => nameOf(field.entry, field.key)),
      };
      this.frame.current?.contentWindow?.postMessage(draft, window.location.origin);
    };

    load(contents: unknown) {
      for (const name of flattenStrings(contents).values()) {
        if (!isPicture(name) || name in this.pictures) continue;
        const asset = name.startsWith('blob:') ? { url: name } : this.props.getAsset(name);
        // It may be added later.
        if (!asset) continue;
        this.pictures[name] = undefined;
        loadPicture(asset, this.ending.signal).then(
          (picture) => {
            this.pictures[name] = picture;
            this.send();
          },
          // The upload of a form that was left before the page had it is gone until the form is opened again.
          () => name.startsWith('blob:') || delete this.pictures[name],
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
              onLoad={this.start}
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
