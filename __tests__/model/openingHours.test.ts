import { hoursSpecification } from '../../src/model/openingHours';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Mo-Fr 9:00–17:30', weekdays, ['09:00-17:30']],
  [
    'Sa-Mo 08:00-12:00, 14:00-18:00',
    ['Saturday', 'Sunday', 'Monday'],
    ['08:00-12:00', '14:00-18:00'],
  ],
  ['Tu, Th–Fr 20:00-02:00', ['Tuesday', 'Thursday', 'Friday'], ['20:00-02:00']],
  ['Su', ['Sunday'], ['00:00-23:59']],
  ['We 08:00-24:00', ['Wednesday'], ['08:00-23:59']],
])('Search engines understand the hours %s', (line, days, times) => {
  const found = hoursSpecification(line);
  expect(found.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(times);
  for (const { dayOfWeek } of found) expect(dayOfWeek).toEqual(days);
});
