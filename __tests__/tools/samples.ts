/** Data as the pages' queries return it: the sample's words and company, with fictional pictures. */
import { contentRoot } from '../../src/files/contentRoot';
import { readContent, readWords } from '../../src/files/read';
import { pageLook } from '../../src/looks/design';
import { designs } from '../../src/looks/designs';
import { attachFiles, type Shell, type ViewData, viewData } from '../../src/model/viewData';
import { type AllWords, contentsOf } from './wordFiles';

const root = contentRoot();
export const content = readContent(root);
const { settings } = content;

export const wordsIn = (code: string) => readWords(root, code);
/** In the default language. */
export const words = wordsIn(settings.defaultLanguage);

export function pictureOf(name: string, alt = `What ${name} shows`): Queries.PictureFragment {
  const images = {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}-320.jpg 320w,/${name}.jpg 1600w` },
    sources: [
      { type: 'image/avif', srcSet: `/${name}-320.avif 320w,/${name}.avif 1600w` },
      { type: 'image/webp', srcSet: `/${name}-320.webp 320w,/${name}.webp 1600w` },
    ],
  };
  const backgroundColor = '#286878';
  const layout = 'constrained';
  const gatsbyImageData = { layout, width: 1600, height: 1200, backgroundColor, images } as const;
  return { alt, isOpaque: true, focus: null, file: { childImageSharp: { gatsbyImageData } } };
}
/** As in a map without a picture of the owner's own. */
export const withoutFile = (alt: string): Queries.PictureFragment => ({
  alt,
  isOpaque: true,
  focus: null,
  file: null,
});
export const noPicture = withoutFile('');

export const look = pageLook(designs.editorial);

/** The pictures of a page as its query returns them. */
export const withFiles = (pictures: ViewData['pictures']) =>
  attachFiles(pictures, ({ file, alt }, { group, index }) =>
    file ? pictureOf(`${group}-${index}`, alt) : withoutFile(alt),
  );

/** The About page's pictures with their descriptions in a language. */
export const picturesIn = (code: string) => withFiles(viewData(content, code).pictures);

/** What every page shows. */
export const shellIn = (code: string, changes: Partial<Shell> = {}): Shell => ({
  ...viewData(content, code).shell,
  year: 2031,
  look,
  drawnMap: { language: code, credit: 'Coastline: GSHHG', creditLanguage: code },
  card: { src: `/cards/${code}.jpg`, alt: `Card in ${code}` },
  ...changes,
});

export const { company } = shellIn(settings.defaultLanguage);
/** The company's only phone number. */
export const [phone = { text: '', uri: '' }] = company.phones;

/** Words as gatsby-plugin-react-i18next passes them to pages. */
export const localesOf = (
  language: string,
  words: AllWords,
): Queries.AboutPageQuery['locales'] => ({
  edges: Object.entries(contentsOf(words)).map(([ns, content]) => ({
    node: { ns, language, data: JSON.stringify(content) },
  })),
});

/** The data of every page's query. */
export const queryIn = (code: string, changes: Partial<Shell> = {}) => ({
  languageData: { shell: shellIn(code, changes), pictures: picturesIn(code) },
  locales: localesOf(code, wordsIn(code)),
});
