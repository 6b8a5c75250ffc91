/** @jest-environment node */
import { wordStep } from '../../src/components/wordStep';

test.each([
  [['Half of us have been to sea'], undefined],
  [['Plain words', 'Nachhaltigkeit'], 7],
  [['Geschwindigkeitsbegrenzung'], 14],
  [['Geschwindigkeits-Begrenzung'], 10],
  [['静かなソフトウェア'], 8.5],
])('Headings %j have room for %s ems', (texts, step) => {
  expect(wordStep(texts)).toBe(step);
});
