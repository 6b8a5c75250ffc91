/**
 * What a site hands over to its editor: the types of the modules that the options `site` and `page` name. The modules run in
 * browsers.
 */
import type { BuildOptions } from 'esbuild';
import type { ReactNode } from 'react';
import type { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** For a picture: the `accept` attribute of its input. */
    accept?: string;
    /** Of a record by language: only the default language must have a value. */
    isName?: boolean;
    /** For the form, of a text whose length is not that of the string. */
    maxLength?: number;
    /** The keyboard of phones, if not that for texts. */
    inputMode?: 'tel' | 'email' | 'url';
    /** Returns the value for what was typed or pasted. */
    normalize?: (typed: string) => string;
  }
}

/**
 * The `format` in a string's `meta` for which the form has a field of its own: a language's code, a picture's path, a text in
 * Markdown, a text with links (see `EditedSite.links`), a focal point such as `50% 40%` of the picture `file` in the same
 * group, a colour such as `#0b6e4f`, and a value that the form keeps.
 */
export type FieldFormat =
  | 'language'
  | 'picture'
  | 'markdown'
  | 'links'
  | 'focal-point'
  | 'color'
  | 'hidden';

/** A link in a text, and where it is written there. */
export interface TextLink {
  words: string;
  address: string;
  start: number;
  end: number;
}

export type Path = readonly PropertyKey[];

/** A language of the site, described in the build, as browsers' locale data differ. */
export interface Language {
  /** BCP 47 */
  code: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  isDefault: boolean;
  /** Not published: its texts may be missing. */
  isDraft: boolean;
}

/** A form. */
export interface EntryKind {
  /** An object of strings, lists and objects; see the README for what becomes which field. */
  model: z.ZodType;
  /** The file, JSON or Markdown, relative to the project's folder. */
  fileIn: (language: string) => string;
  /** Whether all languages share the file. */
  isShared?: boolean;
  /** The page that shows it best, below the address of its language: `imprint/`. By default, the first one. */
  page?: string;
  /** The name of its list of published languages, which must be complete. */
  publishes?: string;
}

export interface Entry {
  name: string;
  file: string;
  /** The language's code, or `shared`. */
  collection: string;
  /** Undefined if all languages share the file. */
  language?: Language;
}

/** The values of an entry, with what is typed. The language counts only for files per language. */
export type ContentOf = (name: string, language?: string) => unknown;

export interface FieldProblem {
  /** The field's, such as `map.slides[0]`; empty for the whole form. */
  key: string;
  /** In words that follow the field's name. */
  problem: string;
}

export interface FieldNames {
  label: string;
  hint?: string;
  /** What the values of a choice mean. */
  options?: Record<string, string>;
}

/** A picture that is new in a form. */
export interface NewPicture {
  bytes: Uint8Array;
  /** Undefined if the browser can't decode it. */
  drawing?: {
    width: number;
    height: number;
    /** The opacity of each pixel, 0 to 255, drawn with 1024 pixels on the longer side. */
    opacity: Uint8Array;
  };
}

/** What the preview shows of the draft. */
export interface Draft {
  contentOf: ContentOf;
  /** The page's language. */
  language: string;
  languages: Language[];
  /** The option `data`. */
  data: unknown;
  /** The pictures that are loaded, by their values in the content. */
  pictures: LoadedPictures;
  marker: Marker;
}

export type LoadedPictures = Record<
  string,
  { src: string; width: number; height: number } | undefined
>;

/** Marks texts with the field that they come from, invisibly. The marks pass through components, and lead clicks to fields. */
export interface Marker {
  /** The values of an entry, with marked texts. */
  encode: <Value>(entry: string, value: Value) => Value;
  encodeText: (field: { entry: string; key: string }, text: string) => string;
  /** The text without its marks, and the index of its field, for the address of a picture: `#3`. */
  decode: (encoded: string) => { text: string; field?: number };
}

/** The default export of the module `site`. Only the entries and the page's data are required. */
export interface EditedSite<Data = unknown> {
  /** By name. Forms are listed in this order, those that all languages share at the end. */
  entries: Record<string, EntryKind>;
  /**
   * The page's data, the address below `/admin/` of a stylesheet from the option `styles`, and CSS of the draft, which
   * follows it.
   */
  preview: (draft: Draft) => { data: Data; stylesheet?: string; css?: string };
  /** Names and hints. By default, they are made of the names in the models. */
  names?: {
    /** Loads the names in the editor's language, before anything is named: `de`. */
    setLanguage: (code: string) => Promise<void>;
    entryName: (entry: string) => string;
    /** Of a field such as `pictures.slides[].alt.*`: the entry's name first, `*` for any language. */
    fieldNames: (key: string) => FieldNames;
  };
  /** The values of a file; undefined if it can't be read. By default, it is JSON, or Markdown with the value `body`. */
  read?: (name: string, file: string, text: string) => Record<string, unknown> | undefined;
  /** The text of a JSON file, with the indent that it had before. */
  write?: (name: string, values: unknown, indent?: string) => string;
  /** Of a text as it looks on the page, for its limit. By default, its characters are counted. */
  lengthOf?: (text: string, hasLinks: boolean) => number;
  /** The links in texts of the format `links`. */
  links?: {
    find: (text: string) => TextLink[];
    write: (link: Pick<TextLink, 'words' | 'address'>) => string;
    /** The address for what was typed or pasted, and why a link can't have it. */
    addressOf: (typed: string) => { address: string; problem?: string };
  };
  /** Whether a text is still to be translated. By default, if it is empty. */
  isUntranslated?: (text: string) => boolean;
  /** What is wrong with the values. By default, what Zod says. */
  problemsIn?: (
    entry: Entry,
    value: unknown,
    languages: Language[],
    draft: Pick<Draft, 'contentOf' | 'data'>,
  ) => FieldProblem[];
  /** The texts that a translation lacks, by the names of their entries and by keys. */
  missingTexts?: (
    code: string,
    original: string,
    contentOf: ContentOf,
  ) => { entry: string; key: string }[];
  /** Why a new picture can't be used; empty if it can. */
  pictureProblem?: (
    entry: string,
    path: Path,
    picture: NewPicture,
    contentOf: ContentOf,
  ) => Promise<string | undefined>;
  /** How a page shows a picture: width divided by height, on wide and on narrow screens, and the least size, in words. */
  pictureShape?: (
    entry: string,
    path: Path,
    contentOf: ContentOf,
  ) => { aspectRatios: number[]; leastSize?: string };
  /** What to know of a colour that is chosen, such as that the page shows another tone of it. `values` are the form's. */
  noteOn?: (entry: string, key: string, values: unknown) => string | undefined;
  /** A selector of the part of the page to show for a field, if no text or picture of it is there. */
  landmarkOf?: (entry: string, key: string) => string | undefined;
}

/** The options in `gatsby-config.ts`. Paths are relative to the project's folder. */
export type EditorOptions = {
  /** The module with `EditedSite`. */
  site: string;
  /** The module with `PreviewPage`. */
  page: string;
  /** The folder whose files are edited on this computer. By default, the project's. */
  root?: string;
  title: string;
  /** The address of the site. */
  siteUrl: string;
  /** The address of a picture, without the site's path. */
  logo?: string;
  /** In their order, drafts last. */
  languages: Language[];
  /** The files of all entries. */
  files: string[];
  /** By default, those of `content/pictures`. */
  pictures?: Pictures;
  /** For `preview`. */
  data?: unknown;
  /** CSS by name; its address is `/admin/<name>.css`. */
  styles?: Record<string, string>;
  /** As in Sveltia CMS: the Git service that the site is published from. Without one, only a local folder is edited. */
  backend?: object;
  /** For modules that the page's components import. */
  esbuild?: Pick<BuildOptions, 'alias' | 'define' | 'external'>;
};

export interface Pictures {
  /** Relative to the project's folder: `content/pictures`. */
  folder: string;
  /** How paths of pictures begin in content: `/pictures`. */
  path: string;
  /** The size of the largest file that may be uploaded. */
  maxBytes: number;
}

/** The default export of the module `page`: the page in the preview, in place of the built one. */
export type PreviewPage<Data = unknown> = (draft: { entry: string; data: Data }) => ReactNode;
