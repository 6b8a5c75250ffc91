/** A site with one page in two languages, and a form that they share, with pictures. */
import { z } from 'zod';
import type { EditedSite } from '..';

const picture = z.string().meta({ format: 'picture', accept: '.jpg,.png' });
const described = z.object({
  file: picture,
  focus: z.string().meta({ format: 'focal-point' }).optional(),
  alt: z.record(z.string(), z.string()),
});

const site: EditedSite = {
  entries: {
    page: {
      model: z.object({ title: z.string().max(20), text: z.string().max(400).optional() }),
      fileIn: (language) => `content/${language}.json`,
      page: 'home/',
    },
    firm: {
      model: z.object({
        phone: z.string(),
        email: z.string().optional(),
        logo: picture.optional(),
        slides: z.array(described).max(3).optional(),
      }),
      fileIn: () => 'content/firm.json',
      isShared: true,
    },
  },
  preview: ({ contentOf, marker }) => ({
    data: {
      page: marker.encode('page', contentOf('page')),
      firm: marker.encode('firm', contentOf('firm')),
    },
  }),
};
export default site;
