import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from '../../../src/components/islands/useInView';
import { fakeViewport, withoutViewport } from '../../browserFeatures';

function Sample() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useInView(ref, '5%') ? 'seen' : 'unseen'}</p>;
}

function renderSample() {
  const { unmount } = render(<Sample />);
  return { element: screen.getByRole('paragraph'), unmount };
}

test('An element is unseen until it comes into view', () => {
  const viewport = fakeViewport();
  const { element } = renderSample();
  expect(element).toHaveTextContent('unseen');
  viewport.leave(element);
  expect(element).toHaveTextContent('unseen');
  viewport.show(element);
  expect(element).toHaveTextContent(/^seen/);
});

test('It comes into view a little early', () => {
  const viewport = fakeViewport();
  const { element } = renderSample();
  expect(viewport.marginAround(element)).toBe('5%');
});

test('Once seen, it stays so, and is not watched any more', () => {
  const viewport = fakeViewport();
  const { element } = renderSample();
  viewport.show(element);
  viewport.leave(element);
  expect(element).toHaveTextContent(/^seen/);
  expect(viewport.isWatched(element)).toBe(false);
});

test('An element that is gone is not watched any more', () => {
  const viewport = fakeViewport();
  const { element, unmount } = renderSample();
  expect(viewport.isWatched(element)).toBe(true);
  unmount();
  expect(viewport.isWatched(element)).toBe(false);
});

test('In a browser that cannot say, nothing is ever seen, and nothing breaks', () => {
  withoutViewport();
  expect(renderSample().element).toHaveTextContent('unseen');
});
