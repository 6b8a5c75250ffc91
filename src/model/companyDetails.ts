/** What a company may add to its data. */
import { z } from 'zod';
import { group, httpsUrl, text, textPerLanguage } from './kinds';

/** `+`, the country code, 7 to 15 digits in total; spaces, dots, hyphens and brackets may separate them. */
const PHONE = /^\+(?=(?:\D*\d){7,15}$)(?!.*\(0\))\d[\d .()-]*\d$/;

function phoneProblem(phone: string): string {
  const wrong = phone.startsWith('+') && /\(0\)|[^\d\s.()+-]+/.exec(phone)?.[0];
  return wrong
    ? `contains "${wrong}", which cannot be dialled`
    : 'is not a phone number with its country code';
}

export const phone = z
  .string()
  .regex(PHONE, { error: ({ input }) => phoneProblem(String(input)) })
  .meta({
    title: 'Phone',
    description: 'Shown as written; starts with + and the country code.',
    examples: ['+30 210 000 0000'],
  });

export const otherPhones = z
  .array(phone)
  .max(4)
  .meta({ title: 'More phone numbers', description: 'Shown below the first one. At most four.' });

const VAT_ID = /^[A-Z]{2}[ -]?(?=(?:[^\dA-Z]*[\dA-Z]){2,15}[^\dA-Z]*$)[\dA-Z][\dA-Z .-]*$/;

/** Listed on the imprint page, below its text. */
export const legalDetails = group('Legal details', {
  form: text('Legal form', 80, 'As registered: GmbH & Co. KG, Ltd, Α.Ε.').optional(),
  register: text('Register and number', 160, 'The register, its place and your number.').optional(),
  vatId: z
    .string()
    .regex(VAT_ID, { error: 'is not a VAT ID with its country code' })
    .meta({
      title: 'VAT ID',
      description: 'Starts with the country code.',
      examples: ['EL999999999'],
    })
    .optional(),
  representative: text(
    'Represented by',
    200,
    'The people who may sign for the company.',
  ).optional(),
  authority: text('Supervisory authority', 200, 'If your trade needs a licence.').optional(),
}).meta({ description: 'Listed on the imprint page, below its text.' });

const footerLink = group('Link', {
  label: textPerLanguage('Label', 40, 'One to three words.'),
  url: httpsUrl('https://careers.example.com').meta({
    title: 'Address',
    description: 'Of the page that the link leads to.',
  }),
  isProfile: z
    .boolean()
    .meta({
      title: 'Our own profile',
      description:
        'Tells search engines that it is your page on another site. Known networks need no mark.',
    })
    .optional(),
});

export const footerLinks = z.array(footerLink).max(12).meta({
  title: 'Links in the footer',
  description: 'Main website, careers, social networks, terms. At most twelve.',
});

const DAY = '(Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^${DAY}([-,]${DAY})*( ${TIME}-(${TIME}|24:00))?$`);

export const openingHours = group('Opening hours', {
  text: textPerLanguage('Opening hours', 120, 'One line below the phone number.'),
  forSearchEngines: z
    .array(
      z
        .string()
        .regex(HOURS, { error: 'is not in the form of schema.org' })
        .meta({
          title: 'Hours',
          description: 'Days as Mo, Tu, We, Th, Fr, Sa, Su.',
          examples: ['Mo-Fr 09:00-17:00'],
        }),
    )
    .max(14)
    .meta({
      title: 'The same for search engines',
      description: 'Days and hours in the form of schema.org, one line per group of days.',
    })
    .optional(),
});

/** Hosts of networks on which a link can only be a profile. */
const NETWORKS =
  /(^|\.)(linkedin|xing|facebook|instagram|x|twitter|threads|youtube|tiktok|pinterest|bsky|mastodon)\.(com|net|app|social)$/;

export const isProfile = (link: { url: string; isProfile?: boolean }): boolean =>
  Boolean(link.isProfile) || (URL.canParse(link.url) && NETWORKS.test(new URL(link.url).hostname));
