/** Links to the office on a map service. */

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

/** Where a link leads, seen from the office. */
export function linkOf(
  office: Position,
  link: string | undefined,
): 'unknown' | 'office' | 'swapped' | 'elsewhere' {
  const linked = positionIn(link ?? '');
  const { longitude, latitude } = office;
  if (!linked || Math.abs(longitude) > 180 || Math.abs(latitude) > 85) return 'unknown';
  if (distanceBetween(office, linked) <= FARTHEST) return 'office';
  const swapped = { longitude: latitude, latitude: longitude };
  return distanceBetween(swapped, linked) <= FARTHEST ? 'swapped' : 'elsewhere';
}

/** In kilometres, on a sphere. */
export function distanceBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfChord =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, halfChord)));
}
