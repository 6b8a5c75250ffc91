/** A position on earth, as content has it, as links of maps have it, and as people write it. */

export interface Position {
  longitude: number;
  latitude: number;
}

/** Opens the position in Google Maps, on phones in its app. */
export const mapsLinkTo = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** How links of Google Maps and OpenStreetMap write a position; the marker's comes before the middle of the map. */
const linkForms = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(`(?:[?&](?:q|query|ll|destination)=|/@)${DEGREES}(?:,|%2C)\\s*${DEGREES}`, 'i'),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${DEGREES}/${DEGREES}`),
  new RegExp(`^geo:${DEGREES},${DEGREES}`, 'i'),
];

/** The position in a maps link, if it has one; short links don't. */
export function positionIn(link: string): Position | undefined {
  for (const form of linkForms) {
    const [, latitude, longitude] = form.exec(link) ?? [];
    if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return undefined;
}

/** In degrees, about 5 km: a link may lead to the entrance or to a car park. */
const FARTHEST = 0.05;

/** Also for a link that has no position. */
export function isNear({ longitude, latitude }: Position, link = ''): boolean {
  const linked = positionIn(link);
  if (!linked) return true;
  return Math.hypot(linked.longitude - longitude, linked.latitude - latitude) <= FARTHEST;
}

/**
 * The position in a text that has nothing else: "37.95, 23.64", "37,95 23,64", `37°57'00"N 23°38'24"E`, or a maps link.
 * Latitude is first, unless letters say otherwise. Undefined if the text may mean something else, such as "37,95".
 */
export function parsePosition(text: string): Position | undefined {
  const plain = withAsciiDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/[−‐-―]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[′’‘´`]/g, "'")
    .replace(/[″”“]|''/g, '"')
    .replace(/[\p{Cf}()]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  const point = plain.includes('.') ? '\\.' : ',';
  // Where commas are decimal, another sign or a space must be between the numbers.
  const between = point === ',' ? '(?: ?; ?|,? )' : ' ?[,; ] ?';
  const fraction = `(?:${point}\\d+)?`;
  const angle = `([+-]?\\d{1,3}${fraction})(?: ?°(?: ?(\\d{1,2}${fraction}) ?')?(?: ?(\\d{1,2}${fraction}) ?")?)?`;
  const after = new RegExp(`^${angle} ?([NSEW])?${between}${angle} ?([NSEW])?$`).exec(plain);
  const before = new RegExp(`^([NSEW]) ?${angle}${between}([NSEW]) ?${angle}$`).exec(plain);
  if (after) {
    const [, d1, m1, s1, first, d2, m2, s2, second] = after;
    return positionOf([d1, m1, s1], first, [d2, m2, s2], second);
  }
  if (before) {
    const [, first, d1, m1, s1, second, d2, m2, s2] = before;
    return positionOf([d1, m1, s1], first, [d2, m2, s2], second);
  }
  return positionIn(text.trim());
}

type Angle = (string | undefined)[];

function positionOf(a: Angle, aLetter = 'N', b: Angle, bLetter = 'E'): Position | undefined {
  const letters = aLetter + bLetter;
  if (/[NS][EW]/.test(letters))
    return { latitude: degrees(a, aLetter), longitude: degrees(b, bLetter) };
  if (/[EW][NS]/.test(letters))
    return { latitude: degrees(b, bLetter), longitude: degrees(a, aLetter) };
  return undefined;
}

/** Rounded to about 10 cm. */
function degrees(parts: Angle, letter: string): number {
  const [whole = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number((part ?? '0').replace(',', '.')),
  );
  const sign = parts[0]?.startsWith('-') ? -1 : 1;
  const size = Math.abs(whole) + minutes / 60 + seconds / 3600;
  return (/[SW]/.test(letter) ? -1 : 1) * sign * (Math.round(size * 1e6) / 1e6);
}

/** The zeros of Arabic, Persian, Devanagari and Bengali digits. */
const ZEROS = [...'٠۰०০'];

export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.map((sign) => sign.codePointAt(0) ?? 0).find(
      (start) => code >= start && code < start + 10,
    );
    return zero === undefined ? digit : String(code - zero);
  });
