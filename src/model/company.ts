/** The company's data, the same in each language. */
import { z } from 'zod';
import {
  httpsUrl,
  languageCode,
  lines,
  namePerLanguage,
  PICTURE,
  text,
  textPerLanguage,
} from './fieldTypes';
import en from './messages/en.json';
import { type ContactKind, contactKinds, networkOf, PHONE } from './networks';
import {
  asciiHost,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  normalizeSiteUrl,
  normalizeUrl,
  shownHost,
} from './normalize';
import { HOURS } from './openingHours';
import { LOGO_PATH, LOGO_TYPES } from './pictures';
import { isNear, normalizePosition, parsePosition } from './position';

const phone = z.string().regex(PHONE).meta({ normalize: normalizePhone, inputMode: 'tel' });

/** A number or name with a label, which a messenger may open. */
const contact = z
  .strictObject({
    kind: z.enum(Object.keys(contactKinds) as ContactKind[]).default('phone'),
    number: z.string().meta({ normalize: normalizePhone, inputMode: 'tel' }),
    label: textPerLanguage(30).optional(),
  })
  .refine(({ kind, number }) => contactKinds[kind](number), { path: ['number'] });

/** The page of the company on a social network. */
const profile = httpsUrl
  .refine((url) => networkOf(url) && new URL(url).pathname.length > 1)
  .meta({ font: 'none', normalize: normalizeUrl });

const footerLink = z.strictObject({
  label: textPerLanguage(40),
  url: httpsUrl.meta({ font: 'none', normalize: normalizeUrl }),
});

/** schema.org's types of businesses that people visit, which the form lists by name. */
const businessTypes = Object.keys(en.fields['company.type'].options);

/** The parts of the postal address, by schema.org's names. Pages show the one in the words of their language. */
const postalAddress = z
  .strictObject({
    streetAddress: text(120),
    postalCode: text(20).optional(),
    addressLocality: text(80),
    /** Addresses in some countries, such as the USA, Brazil and India, name a state. */
    addressRegion: text(80).optional(),
    /** ISO 3166 */
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  })
  .meta({ font: 'none' });

const openingHours = z.strictObject({
  text: z.record(languageCode, lines(300)),
  forSearchEngines: z.array(z.string().regex(HOURS)).max(14).meta({ font: 'none' }).optional(),
});

/** Zod's own pattern, with letters of any script. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@([\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** Such a path has only characters that no host's configuration interprets. */
const PATH = /^(\/(?!\.+(\/|$))[\w.~-]+)*$/;

/** A host name, in either form, and perhaps a path, without a slash at the end. */
const isSiteUrl = (url: string): boolean =>
  !URL.canParse(url) ||
  ([machineUrl(url), shownUrl(url)].includes(url) && PATH.test(basePath(url)));

/** The path of the site's address: `/about-us` for `https://example.com/about-us`, empty at the root of a host. */
export const basePath = (url: string): string => new URL(url).pathname.replace(/\/$/, '');

/** The site's address as programs need it: `https://xn--mnchen-3ya.de`. A draft's may be incomplete. */
export const machineUrl = (url: string): string =>
  URL.canParse(url) ? new URL(url).origin + basePath(url) : url;

/** The site's address as people know it: `https://münchen.de`. */
export const shownUrl = (url: string): string =>
  URL.canParse(url) ? `https://${shownHost(new URL(url).host)}${basePath(url)}` : url;

export function mailtoLink(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `mailto:${encodeURI(local)}@${asciiHost(host)}`;
}

/** "37.95, 23.64": latitude and longitude in degrees; north and east are positive. */
const office = z
  .string()
  .refine((text) => parsePosition(text) !== undefined)
  .meta({ normalize: normalizePosition, font: 'none' });

const logo = z
  .string()
  .regex(LOGO_PATH)
  .meta({ format: PICTURE, accept: LOGO_TYPES, font: 'none' });

export const companyModel = z
  .strictObject({
    /** The name that people say. */
    name: namePerLanguage(text(40).meta({ font: 'title', normalize: normalizeLine })),
    legalName: namePerLanguage(text(120).meta({ normalize: normalizeLine })).optional(),
    logo: logo.optional(),
    darkLogo: logo.optional(),
    url: httpsUrl.refine(isSiteUrl).meta({ normalize: normalizeSiteUrl }),
    phone: phone.optional(),
    otherPhones: z.array(phone).max(4).optional(),
    contacts: z.array(contact).max(8).optional(),
    email: z.email({ pattern: EMAIL }).meta({ normalize: normalizeEmail, inputMode: 'email' }),
    mapsUrl: httpsUrl.meta({ font: 'none', normalize: normalizeUrl }).optional(),
    office,
    postalAddress: postalAddress.optional(),
    type: z.enum(businessTypes).meta({ font: 'none' }).optional(),
    openingHours: openingHours.optional(),
    profiles: z
      .array(profile)
      .max(10)
      .refine((urls) => new Set(urls.map(networkOf)).size === urls.length)
      .optional(),
    links: z.array(footerLink).max(12).optional(),
  })
  .refine(({ office, mapsUrl }) => isNear(office, mapsUrl), { path: ['mapsUrl'] });

export type Company = z.infer<typeof companyModel>;
