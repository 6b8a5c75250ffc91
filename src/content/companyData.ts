/** The company's data in the shape of the pages' query. */
import { isProfile } from './companyDetails';
import { mapsLinkTo } from './mapsLink';
import type { Company, Descriptions } from './model';
import { phoneUri } from './phoneUri';

/** `logo` needs the file, which only the build and the editor have. */
export function companyData(company: Company, logo: CompanyLogo | null = null) {
  const { name, legalName, url, phone, otherPhones = [], email, mapsUrl, office } = company;
  const { links = [], openingHours, legal } = company;
  return {
    name,
    legalName: legalName || null,
    logo,
    url,
    phones: [phone, ...otherPhones].flatMap((text) =>
      text ? [{ text, uri: phoneUri(text) }] : [],
    ),
    email,
    mapsUrl: mapsUrl || mapsLinkTo(office),
    office,
    openingHours: openingHours
      ? {
          text: localized(openingHours.text),
          forSearchEngines: openingHours.forSearchEngines ?? [],
        }
      : null,
    links: links.map((link) => ({
      label: localized(link.label),
      url: link.url,
      isProfile: isProfile(link),
    })),
    legal: {
      form: legal?.form || null,
      register: legal?.register || null,
      vatId: legal?.vatId || null,
      representative: legal?.representative || null,
      authority: legal?.authority || null,
    },
  };
}

export interface CompanyLogo {
  /** The address, without the site's path. */
  src: string;
  /** In CSS pixels; the editor's preview doesn't know it. */
  width: number | null;
  height: number;
  /** Whether it takes the place of the name. */
  isWide: boolean;
  /** `light` or `dark`: the only colours in which it can be seen. */
  scheme: string | null;
}

const localized = (texts: Descriptions) =>
  Object.entries(texts).map(([language, text]) => ({ language, text }));
