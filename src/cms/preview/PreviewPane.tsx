/** @jsxRuntime classic */
/** @jsx h */
/** The CMS's preview: the real page in a frame, updated on every change, at the width of a phone or a desktop. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component } from 'react';
import { legalPages } from '../../content/legalPages';
import type { Problem } from '../../content/problem';
import { withPrefix } from '../../dom/withPrefix';
import { type EntryName, entries, isTranslated } from '../entries';
import { problemsOf } from '../problems';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import type { CmsSettings } from '../settings';
import { focusedKey } from './focusedKey';
import { type Draft, type Message, messageIn } from './messages';
import { ProblemList, TextsToTranslate } from './ProblemList';
import { pageOfKey } from './pageNames';
import { replacedPictures } from './replacedPictures';
import { type Contents, PictureUrls, savedContents } from './repository';
import { WIDTHS, type Width, Widths } from './Widths';

interface State {
  /** The pictures before the edit. */
  pictures?: unknown;
  width: Width;
  /** The pane's width in CSS pixels. */
  room: { width: number; height: number };
}

export function previewPane(name: EntryName, { languages }: CmsSettings): CustomPreviewTemplate {
  return class PreviewPane extends Component<CustomPreviewTemplateProps, State> {
    override state: State = { width: 'desk', room: { width: WIDTHS.desk, height: 800 } };
    frame: HTMLIFrameElement | null = null;
    stage: HTMLElement | null = null;
    isReady = false;
    /** The key of the focused field. */
    focused: string | undefined;
    /** By language. */
    saved: Record<string, Promise<Contents>> = {};
    pictures = new PictureUrls();
    ending = new AbortController();

    override componentDidMount() {
      const { signal } = this.ending;
      this.props.window.addEventListener('message', this.listen, { signal });
      document.addEventListener('focusin', this.follow, { signal });
      const sizing = new ResizeObserver(([entry]) => {
        if (entry) this.setState({ room: entry.contentRect });
      });
      if (this.stage) sizing.observe(this.stage);
      signal.addEventListener('abort', () => sizing.disconnect());
    }

    override componentDidUpdate({ entry }: CustomPreviewTemplateProps) {
      if (entry !== this.props.entry) this.sendDraft();
    }

    override componentWillUnmount() {
      this.ending.abort();
      this.pictures.release();
    }

    listen = (event: MessageEvent) => {
      const isFromPage = event.source === this.frame?.contentWindow;
      if (!isFromPage || messageIn(event, window.location.origin)?.type !== 'ready') return;
      this.isReady = true;
      this.sendDraft();
    };

    setFrame = (element: HTMLIFrameElement | null) => {
      this.frame = element;
    };

    setStage = (element: HTMLDivElement | null) => {
      this.stage = element;
    };

    /** The pane's language, from its element; entries without languages use the default one. */
    get language() {
      const pane = this.props.window.frameElement?.closest<HTMLElement>('[data-locale]');
      const language = languages.find(({ code }) => code === pane?.dataset.locale);
      return (language ?? languages.find(({ isDefault }) => isDefault))?.code ?? '';
    }

    get value(): unknown {
      return this.props.entry.toJS().data;
    }

    validate(value: unknown): Problem[] {
      const language = languages.find(({ code }) => code === this.language);
      // A new picture has no path until it is saved.
      const saved = JSON.parse(JSON.stringify(value), (_, inner) =>
        typeof inner === 'string' && inner.startsWith('blob:') ? '/pictures/new.jpg' : inner,
      );
      return language
        ? problemsOf({ entry: entries[name], value: saved, isPublished: !language.isDraft })
        : [];
    }

    send(message: Message) {
      this.frame?.contentWindow?.postMessage(message, window.location.origin);
    }

    /** Sends the draft immediately, and again whenever a picture has loaded. */
    sendDraft = async () => {
      if (!this.isReady) return;
      const { language } = this;
      this.saved[language] ??= savedContents(this.props, language);
      const saved = await this.saved[language];
      if (!this.state.pictures) this.setState({ pictures: saved.pictures });
      const contents = { ...saved, [name]: this.value };
      this.send({ type: 'draft', draft: this.draftOf(contents) });
      this.pictures.load(contents, this.props, this.sendDraft);
      // Its text has changed, and perhaps its place.
      this.sendFocus();
    };

    draftOf(contents: Contents): Draft {
      return {
        language: this.language,
        page: legalPages.find((page) => page === name),
        words: contents.about,
        company: contents.company,
        pictures: contents.pictures,
        legalTexts: { imprint: contents.imprint, privacy: contents.privacy },
        pictureUrls: this.pictures.in(contents),
      };
    }

    follow = ({ target }: FocusEvent) => {
      this.focused = focusedKey(target, this.language);
      this.sendFocus();
    };

    sendFocus() {
      const key = this.focused;
      if (!key) return;
      const text = valueAt(this.value, key);
      const value = text && (this.pictures.urlOf(text) ?? text);
      this.send({ type: 'focus', page: pageOfKey(key), value });
    }

    override render() {
      const { value } = this;
      const { pictures, width, room } = this.state;
      const replaced = name === 'pictures' && pictures ? replacedPictures(pictures, value) : [];
      const scale = Math.min(1, room.width / WIDTHS[width]);
      return (
        <div className="preview">
          <div className="bar">
            <Widths chosen={width} onChoose={(chosen) => this.setState({ width: chosen })} />
            {isTranslated(entries[name]) && <TextsToTranslate words={value} />}
          </div>
          <ProblemList entry={entries[name]} problems={[...this.validate(value), ...replaced]} />
          <div className="stage" ref={this.setStage}>
            <iframe
              ref={this.setFrame}
              src={withPrefix('/admin/page.html')}
              title="The page"
              style={{
                width: WIDTHS[width],
                height: room.height / scale,
                transform: `scale(${scale})`,
              }}
            />
          </div>
        </div>
      );
    }
  };
}

/** The CMS separates key paths with dots only: `page.about.map.slides.2`. */
function valueAt(value: unknown, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((inner, part) => Object(inner)[part], value);
  return typeof found === 'string' ? found : undefined;
}
