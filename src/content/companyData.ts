/** The company's data in the shape of the pages' query. */
import { isProfile } from './companyDetails';
import { mapsLinkTo } from './mapsLink';
import type { Company, Descriptions } from './model';
import { phoneUri } from './phoneUri';

export function companyData(company: Company) {
  const { name, legalName, url, phone, otherPhones = [], email, mapsUrl, office } = company;
  const { links = [], openingHours, legal } = company;
  return {
    name,
    legalName: legalName || null,
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

const localized = (texts: Descriptions) =>
  Object.entries(texts).map(([language, text]) => ({ language, text }));
