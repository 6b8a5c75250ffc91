/** @jsxRuntime classic */
/** @jsx h */
/** The CMS's preview: the real page in a frame, updated on every change, at the width of a phone or a desktop. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component } from 'react';
import { combineWords, valueAt } from '../../model/texts';
import { type EntryName, entries, isTranslated } from '../entries';
import { stateOfWords } from '../languages/languageState';
import { TextList } from '../languages/TextList';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import { savedLanguages } from '../savedEntries';
import { type CmsSettings, defaultCode } from '../settings';
import { focusedKey } from './focusedKey';
import { type Draft, type Message, messageIn } from './messages';
import { PageFrame } from './PageFrame';
import { ProblemList } from './ProblemList';
import { pageOfField } from './pageNames';
import { previewProblems } from './previewProblems';
import { type Contents, PictureUrls, savedContents } from './repository';
import { type Width, Widths } from './Widths';

/** On narrower screens the preview begins at the width of a phone. */
const PHONE = 600;

interface State {
  /** The pictures before the edit. */
  pictures?: unknown;
  width: Width;
}

export function previewPane(name: EntryName, { languages }: CmsSettings): CustomPreviewTemplate {
  const original = defaultCode(languages);
  return class PreviewPane extends Component<CustomPreviewTemplateProps, State> {
    override state: State = { width: window.innerWidth < PHONE ? 'phone' : 'desk' };
    frame: HTMLIFrameElement | null = null;
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

    /** The pane's language, from its element; entries without languages use the default one. */
    get language() {
      const pane = this.props.window.frameElement?.closest<HTMLElement>('[data-locale]');
      return languages.find(({ code }) => code === pane?.dataset.locale)?.code ?? original;
    }

    get value(): unknown {
      return this.props.entry.toJS().data;
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
        page: name,
        words: combineWords({ ...contents, translation: contents.about }),
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
      // The CMS separates the parts with dots only: `page.about.map.slides.2`.
      const found = valueAt(this.value, key.replace(/\.focus$/, '.file').split('.'));
      const text = typeof found === 'string' ? found : undefined;
      const value = text && (this.pictures.urlOf(text) ?? text);
      this.send({ type: 'focus', page: pageOfField(name, key), value });
    }

    /** The missing texts of a translation. */
    get texts() {
      const { language } = this;
      if (!isTranslated(entries[name]) || language === original) return null;
      const { data, i18n } = this.props.entry.toJS();
      const source = i18n[original]?.data;
      const state = stateOfWords(name, language, data, source);
      return state.missing.length ? <TextList {...state} /> : null;
    }

    override render() {
      const { value, language } = this;
      const { pictures: savedPictures, width } = this.state;
      const current = savedLanguages(languages);
      const edited = { name, value, language, languages: current, savedPictures };
      return (
        <div className="preview" dir="auto">
          <div className="bar">
            <Widths chosen={width} onChoose={(chosen) => this.setState({ width: chosen })} />
            {this.texts}
          </div>
          <ProblemList entry={entries[name]} problems={previewProblems(edited)} />
          <PageFrame width={width} onFrame={this.setFrame} />
        </div>
      );
    }
  };
}
