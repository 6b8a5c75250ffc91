/** A position on earth, as content has it, as links of maps have it, and as people write it. */

export interface Position {
  longitude: number;
  latitude: number;
}

/** Opens the position in Google Maps, on phones in its app. */
export function mapsLinkTo(text: string): string {
  const { latitude, longitude } = positionOf(text);
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}

const DEGREES = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const PAIR = `${DEGREES}[,+\\s]+${DEGREES}`;

/** Links to these services have the latitude first. Others may have the longitude first. */
const MAPS =
  /^geo:|^(https?:\/\/)?([\w-]+\.)*(google\.[a-z.]+|openstreetmap\.org|osm\.org|apple\.com)\//i;

/** How links of maps write a position; the marker's comes before the middle of the map. */
const linkForms = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(`[?&](?:q|query|ll|destination|coordinate)=(?:loc:)?${PAIR}`, 'i'),
  new RegExp(`/maps/(?:place|search)/${PAIR}`),
  new RegExp(`^(?!.*/dir/).*/@${PAIR}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${DEGREES}/${DEGREES}`),
  new RegExp(`^geo:${PAIR}`, 'i'),
];

/** The position in a maps link, if it has one; short links don't. */
function positionIn(link: string): Position | undefined {
  if (!MAPS.test(link)) return undefined;
  const plain = link.replace(/%2C/gi, ',').replace(/%20/g, ' ');
  for (const form of linkForms) {
    const [, latitude, longitude] = form.exec(plain) ?? [];
    if (latitude && longitude) return positionOfAngles([latitude], [longitude]);
  }
  return undefined;
}

/** The largest distance in degrees, about 5 km: a link may lead to the entrance or to a car park. */
const FARTHEST = 0.05;

/** Whether a link leads near a position; true if the link has none. */
export function isNear(text: string, link = ''): boolean {
  const [position, linked] = [parsePosition(text), positionIn(link)];
  if (!position || !linked) return true;
  const { longitude, latitude } = linked;
  const east = Math.abs(longitude - position.longitude);
  // The shorter way around the globe.
  return Math.hypot(Math.min(east, 360 - east), latitude - position.latitude) <= FARTHEST;
}

/**
 * The position in a text that has nothing else: "37.95, 23.64", "37,95 23,64", `37°57'00"N 23°38'24"E`, or a maps link.
 * Latitude is first, unless letters say otherwise. Undefined if the text may mean something else, such as "37,95", or if
 * no map of ours reaches so far north or south.
 */
export function parsePosition(text: string): Position | undefined {
  const plain = withAsciiDigits(text)
    .replace(/[٫．]/g, '.')
    .replace(/[،、，]/g, ',')
    .replace(/[−‐-―]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[′’‘´`]/g, "'")
    .replace(/[″”“]|''/g, '"')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}()]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  // Degrees and minutes of one angle, without signs.
  if (/^[+-]?\d+ \d/.test(plain)) return undefined;
  const point = plain.includes('.') ? '\\.' : ',';
  // Where commas are decimal, another sign or a space must be between the numbers.
  const between = point === ',' ? '(?: ?; ?| , |,? )' : ' ?[,; ] ?';
  const fraction = `(?:${point}\\d+)?`;
  const angle = `([+-]?\\d{1,3}${fraction})(?: ?°(?: ?(\\d{1,2}${fraction}) ?')?(?: ?(\\d{1,2}${fraction}) ?")?)?`;
  const after = new RegExp(`^${angle} ?([NSEW])?${between}${angle} ?([NSEW])?$`).exec(plain);
  const before = new RegExp(`^([NSEW]) ?${angle}${between}([NSEW]) ?${angle}$`).exec(plain);
  if (after) {
    const [, d1, m1, s1, first, d2, m2, s2, second] = after;
    return positionOfAngles([d1, m1, s1], [d2, m2, s2], first, second);
  }
  if (before) {
    const [, first, d1, m1, s1, second, d2, m2, s2] = before;
    return positionOfAngles([d1, m1, s1], [d2, m2, s2], first, second);
  }
  return positionIn(text.trim());
}

/** Writes a position as content has it: "37.95, 23.64". */
export function normalizePosition(text: string): string {
  const position = parsePosition(text);
  return position ? `${position.latitude}, ${position.longitude}` : text;
}

/** The position in a text that the model has accepted. A draft's text may not be one yet. */
export const positionOf = (text: string): Position =>
  parsePosition(text) ?? { latitude: 0, longitude: 0 };

type Angle = (string | undefined)[];

function positionOfAngles(a: Angle, b: Angle, aLetter?: string, bLetter?: string) {
  const letters = (aLetter ?? 'N') + (bLetter ?? 'E');
  if (!/[NS][EW]|[EW][NS]/.test(letters)) return undefined;
  const [one, two] = [degrees(a, aLetter), degrees(b, bLetter)];
  const [latitude, longitude] = /^[NS]/.test(letters) ? [one, two] : [two, one];
  // The farthest that web maps reach.
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}

/** Rounded to about 10 cm. NaN if it may mean something else. */
function degrees(parts: Angle, letter: string | undefined): number {
  const given = parts.flatMap((part) => part ?? []);
  const isUnclear =
    (letter && /^[+-]/.test(given[0] ?? '')) ||
    given.slice(0, -1).some((part) => /[.,]/.test(part)) ||
    given.slice(1).some((part) => Number(part.replace(',', '.')) >= 60);
  if (isUnclear) return Number.NaN;
  const [whole = 0, minutes = 0, seconds = 0] = parts.map((part = '0') =>
    Number(part.replace(',', '.')),
  );
  const size = Math.abs(whole) + minutes / 60 + seconds / 3600;
  const isNegative = letter ? /[SW]/.test(letter) : parts[0]?.startsWith('-');
  return (isNegative ? -1 : 1) * (Math.round(size * 1e6) / 1e6);
}

/** The zeros of Arabic, Persian, Devanagari, Bengali and full-width digits. */
const ZEROS = [...'٠۰०০０'];

export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.map((sign) => sign.codePointAt(0) ?? 0).find(
      (start) => code >= start && code < start + 10,
    );
    return zero === undefined ? digit : String(code - zero);
  });
