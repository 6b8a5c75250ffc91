/** The company's data, the same in each language. */
import { z } from 'zod';
import { httpsUrl, LOGO, otherForms, text, textPerLanguage } from './fieldTypes';
import { LOGO_PATH } from './pictures';

/** `+`, the country code, 7 to 15 digits in total; spaces, dots, hyphens and brackets may separate them. */
const PHONE = /^\+(?=(?:\D*\d){7,15}$)(?!.*\(0\))\d[\d .()-]*\d$/;
const phone = z.string().regex(PHONE);

const VAT_ID = /^[A-Z]{2}[ -]?(?=(?:[^\dA-Z]*[\dA-Z]){2,15}[^\dA-Z]*$)[\dA-Z][\dA-Z .-]*$/;

/** Listed on the imprint page. */
const legalDetails = z.strictObject({
  form: text(80).optional(),
  register: text(160).optional(),
  vatId: z.string().regex(VAT_ID).optional(),
  representative: text(200).optional(),
  authority: text(200).optional(),
});

const names = z.strictObject({
  /** As people say it. */
  name: text(40).meta({ font: 'heading' }),
  /** In full, with the legal form. */
  legalName: text(120).optional(),
});

const footerLink = z.strictObject({
  label: textPerLanguage(40),
  url: httpsUrl.meta({ font: 'none' }),
});

const DAY = '(Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
/** In the form of schema.org. */
const HOURS = new RegExp(`^${DAY}([-,]${DAY})*( ${TIME}-(${TIME}|24:00))?$`);

const openingHours = z.strictObject({
  text: textPerLanguage(120),
  forSearchEngines: z.array(z.string().regex(HOURS)).max(14).meta({ font: 'none' }).optional(),
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

/** In degrees, about 5 km: a link may lead to the entrance or to a car park. */
const FARTHEST = 0.05;

/** Also for a link that has no position. */
function isNear({ longitude, latitude }: Position, link = ''): boolean {
  const linked = positionIn(link);
  if (!linked) return true;
  return Math.hypot(linked.longitude - longitude, linked.latitude - latitude) <= FARTHEST;
}

/** In degrees; east and north are positive. */
const office = z.strictObject({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-85).max(85),
});

/** `content/company.json`: the company's data, the same in each language. */
export const companyModel = z
  .strictObject({
    ...names.shape,
    logo: z.string().regex(LOGO_PATH).meta({ format: LOGO, font: 'none' }).optional(),
    /** A host name and perhaps a path, without a slash at the end. */
    url: httpsUrl.refine(
      (url) => !URL.canParse(url) || url === new URL(url).origin + basePath(url),
    ),
    phone: phone.optional(),
    otherPhones: z.array(phone).max(4).optional(),
    email: z.email(),
    mapsUrl: httpsUrl.meta({ font: 'none' }).optional(),
    office,
    openingHours: openingHours.optional(),
    links: z.array(footerLink).max(12).optional(),
    legal: legalDetails.optional(),
    translations: otherForms(
      names.extend({ legal: legalDetails.omit({ vatId: true }).optional() }),
    ),
  })
  .refine(
    // A position out of range has its own message.
    (company) =>
      !office.safeParse(company.office).success || isNear(company.office, company.mapsUrl),
    { path: ['mapsUrl'] },
  );

export type Company = z.infer<typeof companyModel>;

/** The company's data with the forms that its names and legal details have in a language. */
export function companyIn(language: string, { translations, ...company }: Company) {
  const { legal, ...names } = translations?.[language] ?? {};
  return {
    ...company,
    name: names.name || company.name,
    legalName: names.legalName || company.legalName,
    legal: (company.legal || legal) && { ...company.legal, ...withoutEmpty(legal) },
  };
}

const withoutEmpty = <T extends object>(values: T = {} as T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as T;

/** Hosts of networks on which a link can only be a profile. */
const NETWORKS =
  /(^|\.)(linkedin|xing|facebook|instagram|x|twitter|threads|youtube|tiktok|pinterest|bsky|mastodon)\.(com|net|app|social)$/;

export const isProfile = (url: string): boolean =>
  URL.canParse(url) && NETWORKS.test(new URL(url).hostname);
