import { render } from '@testing-library/react';
import { TypedHeading } from '../../src/islands/TypedHeading';
import { setReducedMotion } from '../tools/browserFeatures';

/** Everything is in view. */
class IntersectionObserver {
  constructor(readonly callback: (entries: object[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

afterEach(() => jest.useRealTimers());

test('The same phrases rendered again, as at each key in the editor, do not restart the typing', () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver });
  setReducedMotion(false);
  const heading = () => (
    <TypedHeading id="location" headings="" pause="Pause" phrases={['One', 'Two']} spoken="" />
  );
  const { container, rerender } = render(heading());
  const typed = container.querySelector('[data-moving]');
  for (let steps = 0; steps < 1000 && typed?.textContent !== 'On'; steps += 1)
    jest.advanceTimersByTime(10);
  expect(typed?.textContent).toBe('On');
  rerender(heading());
  expect(typed?.textContent).toBe('On');
});

test('A break is typed with the character after it', () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver });
  setReducedMotion(false);
  const { container } = render(
    <TypedHeading id="a" headings="" phrases={['春を\u200b醸す']} spoken="" pause="" />,
  );
  const typed = container.querySelector('[data-moving]');
  const seen = new Set<string>();
  for (let steps = 0; steps < 200; steps += 1) {
    jest.advanceTimersByTime(10);
    seen.add(typed?.textContent ?? '');
  }
  expect([...seen]).toEqual(['', '春', '春を', '春を\u200b醸', '春を\u200b醸す']);
});

test('Phone numbers run from left to right', () => {
  setReducedMotion(true);
  const heading = (
    <TypedHeading id="location" headings="" phrases={['חייגו 03-000-0000']} spoken="" pause="" />
  );
  const { container } = render(heading);
  expect(container.querySelector('[data-moving]')).toHaveTextContent(
    'חייגו \u206603-000-0000\u2069',
  );
});
