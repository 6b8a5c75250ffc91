import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from '../../../src/components/islands/useInView';
import { fakeViewport, removeIntersectionObserver } from '../../browserFeatures';

function Sample() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useInView(ref, '5%') ? 'in view' : 'out of view'}</p>;
}

function renderSample() {
  const { unmount } = render(<Sample />);
  return { element: screen.getByRole('paragraph'), unmount };
}

test('An element is not in view until it scrolls into view', () => {
  const viewport = fakeViewport();
  const { element } = renderSample();
  expect(element).toHaveTextContent('out of view');
  viewport.leave(element);
  expect(element).toHaveTextContent('out of view');
  viewport.show(element);
  expect(element).toHaveTextContent(/^in view/);
});

test('An element counts as in view a little early', () => {
  const viewport = fakeViewport();
  const { element } = renderSample();
  expect(viewport.marginAround(element)).toBe('5%');
});

test('Once in view, it stays so and is no longer observed', () => {
  const viewport = fakeViewport();
  const { element } = renderSample();
  viewport.show(element);
  viewport.leave(element);
  expect(element).toHaveTextContent(/^in view/);
  expect(viewport.isObserved(element)).toBe(false);
});

test('An unmounted element is no longer observed', () => {
  const viewport = fakeViewport();
  const { element, unmount } = renderSample();
  expect(viewport.isObserved(element)).toBe(true);
  unmount();
  expect(viewport.isObserved(element)).toBe(false);
});

test('Without IntersectionObserver, nothing is ever in view, and nothing throws', () => {
  removeIntersectionObserver();
  expect(renderSample().element).toHaveTextContent('out of view');
});
