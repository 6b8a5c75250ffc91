/** @jsxRuntime classic */
/** @jsx window.h */
/** The CMS's preview: the real page in a frame, at the width of a phone or a desktop, told of every change. */
import type { ApiAsset, CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import type { LoadedPictures } from '../..';
import type { EditingSession } from '../EditingSession';
import { entryNames, entryOf, isShared, kindOf } from '../entries';
import { say } from '../messages';
import { nameOf } from '../problems';
import { defaultCode, site, withPrefix } from '../site';
import { refuseFiles } from '../sveltia/dialogs';
import { hasForm, loadedAddress, onFieldFocus, showField } from '../sveltia/form';
import { isPicture, refuseFile } from '../uploads';
import { textsIn } from '../values';
import { StegaEncoder } from './stega';

/** What the page in the frame is told. */
export interface ShownDraft {
  entry: string;
  data: unknown;
  /** The address of a stylesheet, below `/admin/`. */
  stylesheet?: string;
  /** Follows the stylesheet. */
  css?: string;
  /** The index of the field that is edited. */
  focus?: number;
  /** A selector of the part of the page with the field, if no text or picture shows it. */
  landmark?: string;
  /** The names of the fields, by index. */
  names: string[];
}

/** What the page in the frame tells when it is clicked. */
export type Clicked =
  /** A text, with the position in it, or a picture. */
  | { field: number; text?: string; offset?: number }
  /** The link to a page in another language. */
  | { language: string };

export function previewPane(name: string, session: EditingSession): CustomPreviewTemplate {
  return class PreviewPane extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    /** The key of the field that has the focus. */
    key = '';
    pictures: LoadedPictures = { ...session.uploads };
    /** The page's language, if all languages share the form. */
    shown = defaultCode(session.settings.languages);
    encoder = new StegaEncoder();
    ending = new AbortController();

    get opened() {
      return entryOf(kindOf(name).fileIn(this.language), session.settings.languages);
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
      const contentOf = (one: string, code = language) =>
        one === name && code === language ? data : session.draftOf(one, code);
      this.load(
        entryNames()
          .filter(isShared)
          .map((one) => contentOf(one)),
      );
      const { languages, data: siteData } = session.settings;
      const draft: ShownDraft = {
        entry: name,
        ...site.preview({
          contentOf,
          language,
          languages,
          data: siteData,
          pictures: this.pictures,
          marker: encoder,
        }),
        focus: key ? encoder.indexOf({ entry: name, key }) : undefined,
        landmark: site.landmarkOf?.(name, key),
        names: encoder.fields.map((field) => nameOf(field.entry, field.key)),
      };
      this.frame.current?.contentWindow?.postMessage(draft, window.location.origin);
    };

    load(contents: unknown) {
      for (const [, name] of textsIn(contents)) {
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
