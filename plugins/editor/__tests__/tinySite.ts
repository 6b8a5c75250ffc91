/** A site with one page and its terms in two languages, and forms that they share, one of them with pictures. */
import { z } from 'zod';
import type { EditedSite } from '..';

const picture = z.string().meta({ format: 'picture', accept: '.jpg,.png,.svg' });
const described = z.object({
  file: picture,
  focus: z.string().meta({ format: 'focal-point' }).optional(),
  alt: z.record(z.string(), z.string()),
});

const text = z.string().max(400).optional();

const firm = z.object({
  phone: z.string(),
  email: z.string().optional(),
  logo: picture.optional(),
  slides: z.array(described).max(3).optional(),
});

export type Firm = z.infer<typeof firm>;

/** What the page shows. */
export interface TinyData {
  title?: string;
  text?: string;
  note?: string;
  body?: string;
  phone?: string;
  logo?: string;
  slides: { src?: string; alt?: string }[];
}

const site: EditedSite<TinyData> = {
  entries: {
    page: {
      model: z.object({ title: z.string().max(20), text, note: text }),
      fileIn: (language) => `content/${language}.json`,
      page: 'home/',
    },
    terms: {
      model: z.object({ body: z.string().meta({ format: 'markdown' }).optional() }),
      fileIn: (language) => `content/terms/${language}.md`,
    },
    firm: { model: firm, fileIn: () => 'content/firm.json', isShared: true },
    languages: {
      model: z.object({ languages: z.array(z.string().meta({ format: 'language' })) }),
      fileIn: () => 'content/languages.json',
      isShared: true,
      publishes: 'languages',
    },
  },
  preview({ contentOf, language, marker, pictures }) {
    const {
      logo,
      slides = [],
      phone,
    }: Partial<Firm> = Object(marker.encode('firm', contentOf('firm')));
    const addressOf = (encoded = '') => {
      const { text: name, field } = marker.decode(encoded);
      return pictures[name] && `${pictures[name].src}#${field}`;
    };
    const data: TinyData = {
      ...Object(marker.encode('page', contentOf('page'))),
      ...Object(marker.encode('terms', contentOf('terms'))),
      phone,
      logo: addressOf(logo),
      slides: slides.map(({ file, alt }) => ({ src: addressOf(file), alt: alt?.[language] })),
    };
    return { data };
  },
  missingTexts: (code, original, contentOf) =>
    Object.keys(Object(contentOf('page', original)))
      .filter((key) => !Object(contentOf('page', code))[key])
      .map((key) => ({ entry: 'page', key })),
};
export default site;
