/** @jsxRuntime classic */
/** @jsx window.h */
/** The CMS's preview: the real page in a frame, at the width of a phone or a desktop, told of every change. */
import type { ApiAsset, CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component } from 'react';
import { withPrefix } from '../../client/withPrefix';
import { type LegalPage, legalPages } from '../../model/legalPages';
import { isLogoPath, isPicturePath } from '../../model/pictures';
import { flattenStrings, valueAt } from '../../model/texts';
import { say } from '../../model/words';
import { savedContent, savedLanguages, savedWords } from '../content';
import { type EntryName, kinds } from '../entries';
import { type CmsSettings, defaultCode } from '../settings';

/** What the page in the frame is told. */
export interface Draft {
  language: string;
  languages: CmsSettings['languages'];
  /** The name of the entry, which may be that of a page. */
  page: string;
  /** As in `wordsModel`, possibly incomplete like the others. */
  words: unknown;
  company: unknown;
  pictures: unknown;
  legalTexts: Partial<Record<LegalPage, unknown>>;
  /** Addresses of pictures by their paths in the content. */
  pictureUrls: Record<string, string>;
  /** The text or the address of the picture that is edited. */
  focus?: string;
}

export function previewPane(name: EntryName, settings: CmsSettings): CustomPreviewTemplate {
  const original = defaultCode(settings.languages);
  return class PreviewPane extends Component<CustomPreviewTemplateProps> {
    frame: HTMLIFrameElement | null = null;
    /** The key of the field that has the focus. */
    key = '';
    pictureUrls: Record<string, string> = {};
    ending = new AbortController();

    override componentDidMount() {
      const { signal } = this.ending;
      this.props.window.addEventListener('message', this.listen, { signal });
      document.addEventListener('focusin', this.follow, { signal });
    }

    override componentDidUpdate({ entry }: CustomPreviewTemplateProps) {
      if (entry !== this.props.entry) this.send();
    }

    override componentWillUnmount() {
      this.ending.abort();
      for (const url of Object.values(this.pictureUrls)) URL.revokeObjectURL(url);
    }

    /** The page says that it is ready. */
    listen = ({ source }: MessageEvent) => {
      if (source === this.frame?.contentWindow) this.send();
    };

    follow = ({ target }: FocusEvent) => {
      const field = target instanceof Element && target.closest<HTMLElement>('[data-key-path]');
      if (!field) return;
      this.key = field.dataset.keyPath ?? '';
      this.send();
    };

    send = () => {
      const { data, collection } = this.props.entry.toJS();
      const languages = savedLanguages(settings.languages);
      const language = languages.find(({ code }) => code === collection)?.code ?? original;
      const contentOf = (one: EntryName) =>
        one === name ? data : savedContent(kinds[one].fileIn(language));
      const words = { ...savedWords(language), [name]: data };
      const [company, pictures] = [contentOf('company'), contentOf('pictures')];
      const legalTexts = Object.fromEntries(legalPages.map((page) => [page, contentOf(page)]));
      this.load([company, pictures]);
      const draft: Draft = {
        ...{ language, languages, page: name, words, company, pictures, legalTexts },
        pictureUrls: this.pictureUrls,
        focus: this.focusIn(data),
      };
      this.frame?.contentWindow?.postMessage(draft, window.location.origin);
    };

    focusIn(data: unknown): string | undefined {
      const found = valueAt(data, this.key.replace(/\.focus$/, '.file').split('.'));
      const text = found === undefined ? '' : String(found);
      return this.key && (this.pictureUrls[text] ?? text);
    }

    load(contents: unknown) {
      const names = [...flattenStrings(contents).values()].filter(
        (text) => text.startsWith('blob:') || isPicturePath(text) || isLogoPath(text),
      );
      for (const one of names.filter((text) => this.pictureUrls[text] === undefined)) {
        this.pictureUrls[one] = '';
        copyOf(one, this.props.getAsset(one), this.ending.signal).then(
          (url) => {
            this.pictureUrls[one] = url;
            this.send();
          },
          () => delete this.pictureUrls[one],
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
              ref={(element: HTMLIFrameElement | null) => {
                this.frame = element;
              }}
              src={withPrefix('/admin/page.html')}
              title={say('page')}
            />
          </div>
        </div>
      );
    }
  };
}

/** The CMS revokes its own addresses, and loads pictures in the background without telling when it has finished. */
async function copyOf(name: string, asset: ApiAsset | undefined, signal: AbortSignal) {
  const address = () => (name.startsWith('blob:') ? name : (asset?.url ?? ''));
  while (asset && !address().startsWith('blob:')) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    signal.throwIfAborted();
  }
  const picture = await fetch(address(), { signal });
  return URL.createObjectURL(await picture.blob());
}
