/** Opening hours for search engines, as `Mo-Fr 09:00-12:00,14:00-18:00`. */

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;
const SPAN = `${TIME} ?[-–] ?(?:${TIME}|24:00)`;

/** schema.org's form, and what people write besides: several times, spaces, dashes, `9:00`. Without times, all day. */
export const HOURS = new RegExp(`^(${DAY}(?: ?[-–,] ?${DAY})*)(?: (${SPAN}(?: ?, ?${SPAN})*))?$`);

export function hoursSpecification(line: string) {
  const [, days = '', times = '00:00-24:00'] = HOURS.exec(line) ?? [];
  const dayOfWeek = split(days, ',').flatMap((part) => {
    const [first = 0, last = first] = split(part, /[-–]/).map((day) =>
      DAYS.findIndex((name) => name.startsWith(day)),
    );
    // Days may run over the end of the week: Sa-Mo.
    const count = ((last - first + DAYS.length) % DAYS.length) + 1;
    return Array.from({ length: count }, (_, index) => DAYS[(first + index) % DAYS.length]);
  });
  return split(times, ',').map((span) => {
    const [opens, closes] = split(span, /[-–]/).map((time) => time.padStart(5, '0'));
    // No time of a day is 24:00.
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    };
  });
}

const split = (text: string, separator: string | RegExp) =>
  text.split(separator).map((part) => part.trim());
