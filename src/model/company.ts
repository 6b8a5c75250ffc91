/** The company's data, the same in each language. */
import { z } from 'zod';
import { customError, group, httpsUrl, LOGO, pattern, text, textPerLanguage } from './kinds';
import { LOGO_PATH, MIN_LOGO } from './pictures';

/** `+`, the country code, 7 to 15 digits in total; spaces, dots, hyphens and brackets may separate them. */
const PHONE = /^\+(?=(?:\D*\d){7,15}$)(?!.*\(0\))\d[\d .()-]*\d$/;

function phoneProblem(phone: string): string {
  const wrong = phone.startsWith('+') && /\(0\)|[^\d\s.()+-]+/.exec(phone)?.[0];
  return wrong
    ? `contains "${wrong}", which cannot be dialled`
    : 'is not a phone number with its country code';
}

const phone = z
  .string()
  .regex(PHONE, { error: ({ input }) => phoneProblem(String(input)) })
  .meta({
    title: 'Phone',
    description: 'Shown as written; starts with + and the country code.',
    examples: ['+30 210 000 0000'],
  });

const otherPhones = z
  .array(phone)
  .max(4)
  .meta({ title: 'More phone numbers', description: 'Shown below the first one. At most four.' });

const VAT_ID = /^[A-Z]{2}[ -]?(?=(?:[^\dA-Z]*[\dA-Z]){2,15}[^\dA-Z]*$)[\dA-Z][\dA-Z .-]*$/;

const legalDetails = group('Legal details', {
  form: text('Legal form', 80, 'As registered: GmbH & Co. KG, Ltd, Α.Ε.').optional(),
  register: text('Register and number', 160, 'The register, its place and your number.').optional(),
  vatId: pattern(
    'VAT ID',
    [VAT_ID, 'is not a VAT ID with its country code'],
    'Starts with the country code.',
    'EL999999999',
  ).optional(),
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

const footerLinks = z.array(footerLink).max(12).meta({
  title: 'Links in the footer',
  description: 'Main website, careers, social networks, terms. At most twelve.',
});

const DAY = '(Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^${DAY}([-,]${DAY})*( ${TIME}-(${TIME}|24:00))?$`);

const openingHours = group('Opening hours', {
  text: textPerLanguage('Opening hours', 120, 'One line below the phone number.'),
  forSearchEngines: z
    .array(
      pattern(
        'Hours',
        [HOURS, 'is not in the form of schema.org'],
        'Days as Mo, Tu, We, Th, Fr, Sa, Su.',
        'Mo-Fr 09:00-17:00',
      ),
    )
    .max(14)
    .meta({
      title: 'The same for search engines',
      description: 'Days and hours in the form of schema.org, one line per group of days.',
    })
    .optional(),
});

/** The path of the site's address: `/about-us` for `https://example.com/about-us`, empty at the root of a host. */
export const basePath = (url: string): string => new URL(url).pathname.replace(/\/$/, '');

interface Position {
  longitude: number;
  latitude: number;
}

/** Opens the position in Google Maps, on phones in its app. */
export const mapsLinkTo = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** How links of Google Maps and OpenStreetMap write a position; the marker's comes before the middle of the map. */
const forms = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(`(?:[?&](?:q|query|ll|destination)=|/@)${DEGREES}(?:,|%2C)\\s*${DEGREES}`, 'i'),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${DEGREES}/${DEGREES}`),
];

/** The position in a maps link, if it has one; short links don't. */
export function positionIn(link: string): Position | undefined {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(link) ?? [];
    if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return undefined;
}

/** In kilometres: a link may lead to the entrance or to a car park. */
const FARTHEST = 5;
const KM_PER_DEGREE = 111;

/** Also for a link that has no position. */
function isNear({ longitude, latitude }: Position, link = ''): boolean {
  const linked = positionIn(link);
  if (!linked) return true;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const east = (linked.longitude - longitude) * narrowing;
  return KM_PER_DEGREE * Math.hypot(east, linked.latitude - latitude) <= FARTHEST;
}

const degrees = (title: string, limit: number, description: string, example: number) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .meta({ title, description, examples: [example] });

const office = group('Office', {
  longitude: degrees('Longitude', 180, 'East is positive, −180 to 180.', 23.64),
  latitude: degrees('Latitude', 85, 'North is positive, −85 to 85.', 37.95),
});

/** `content/company.json`: the company's data, the same in each language. */
export const companyModel = z
  .strictObject({
    name: text(
      'Company name',
      30,
      'As people say it, without the legal form. Shown in the header and on social cards.',
    ),
    legalName: text(
      'Legal name',
      120,
      'In full, with the legal form. Shown in the footer in place of the short name.',
    ).optional(),
    logo: pattern(
      'Logo',
      [LOGO_PATH, 'is not an SVG, PNG or WebP picture'],
      `Shown in the header, in icons and on social cards. An SVG, or a PNG with at least ${MIN_LOGO} pixels on the longer side.`,
      '/pictures/logo.svg',
      { format: LOGO },
    ).optional(),
    url: httpsUrl('https://www.example.com')
      .refine(
        (url) => !URL.canParse(url) || url === new URL(url).origin + basePath(url),
        customError(
          'has more than a host name and a path',
          'Write it like https://www.example.com or https://example.com/about-us, with nothing after it.',
        ),
      )
      .meta({ title: 'Site address', description: 'Where this site is published.' }),
    phone: phone.optional(),
    otherPhones: otherPhones.optional(),
    email: z.email({ error: 'is not an e-mail address' }).meta({
      title: 'E-mail',
      description: 'The address that visitors write to.',
      examples: ['hello@example.com'],
    }),
    mapsUrl: httpsUrl('https://www.google.com/maps/search/?api=1&query=37.95%2C23.64')
      .meta({
        title: 'Maps link',
        description:
          'Opens when a visitor follows the address. Without one, Google Maps at the position below.',
      })
      .optional(),
    office,
    openingHours: openingHours.optional(),
    links: footerLinks.optional(),
    legal: legalDetails.optional(),
  })
  .refine(
    // A position out of range has its own message.
    (company) =>
      !office.safeParse(company.office).success || isNear(company.office, company.mapsUrl),
    {
      path: ['mapsUrl'],
      ...customError(
        'opens a place more than 5 km from the office',
        'Correct the link or the position of the office. Without a link, the position is linked.',
      ),
    },
  );

export type Company = z.infer<typeof companyModel>;

/** Hosts of networks on which a link can only be a profile. */
const NETWORKS =
  /(^|\.)(linkedin|xing|facebook|instagram|x|twitter|threads|youtube|tiktok|pinterest|bsky|mastodon)\.(com|net|app|social)$/;

export const isProfile = (link: { url: string; isProfile?: boolean }): boolean =>
  Boolean(link.isProfile) || (URL.canParse(link.url) && NETWORKS.test(new URL(link.url).hostname));
