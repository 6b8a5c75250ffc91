import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PauseIcon, PlayIcon } from '../../../src/components/icons';
import { TypedHeading } from '../../../src/components/islands/TypedHeading';
import { fakeViewport, setReducedMotion, settle } from '../../browserFeatures';
import { words } from '../../samples';

jest.mock('typed.js', () => require('../../stand-ins/typed').FakeTyped);

const { pause, resume } = words.site;
const phrases = words.page.about.map.slides;
const name = phrases.join('. ');

function typedElement(): HTMLElement {
  const element = screen.getByRole('heading').querySelector<HTMLElement>('[data-moving]');
  if (!element) throw new Error('The heading has no typed element.');
  return element;
}

async function renderInView(isReduced: boolean) {
  const viewport = fakeViewport();
  setReducedMotion(isReduced);
  render(<TypedHeading id="location" phrases={phrases} pause={pause} resume={resume} />);
  expect(typedElement()).toHaveTextContent(phrases[0] ?? '');
  viewport.show(typedElement());
  await settle();
}

test('Screen readers read all phrases once, before and while they are typed', async () => {
  await renderInView(false);
  expect(typedElement()).not.toHaveTextContent(phrases[0] ?? '');
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName(name);
  expect(screen.getByRole('heading')).toHaveAttribute('id', 'location');
});

test('Every phrase is rendered invisibly, so that the page below does not shift', async () => {
  await renderInView(true);
  for (const phrase of phrases)
    expect(screen.getByText(phrase, { selector: '.phrase' })).toBeInTheDocument();
});

test('The heading can be paused and resumed with the same button', async () => {
  await renderInView(false);
  expect(typedElement()).toHaveAttribute('data-moving', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: resume });
  expect(button).toHaveFocus();
  expect(typedElement()).toHaveAttribute('data-moving', 'false');
  expect(typedElement()).toHaveTextContent(phrases[0] ?? '');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: pause })).toHaveFocus();
  expect(typedElement()).toHaveAttribute('data-moving', 'true');
});

test('The button shows the pause icon while the heading moves, and the play icon while it is paused', async () => {
  const [pauseIcon = '', playIcon = ''] = [<PauseIcon key={1} />, <PlayIcon key={2} />].map(
    (icon) => render(icon).container.innerHTML,
  );
  await renderInView(false);
  const button = screen.getByRole('button');
  expect(button).toContainHTML(pauseIcon);
  expect(button).not.toContainHTML(playIcon);
  await userEvent.click(button);
  expect(button).toContainHTML(playIcon);
  expect(button).not.toContainHTML(pauseIcon);
});

test('The button is outside the heading', async () => {
  await renderInView(false);
  expect(screen.getByRole('heading')).not.toContainElement(screen.getByRole('button'));
});

test('With reduced motion, the first phrase shows, without a pause button', async () => {
  await renderInView(true);
  expect(typedElement()).toHaveTextContent(phrases[0] ?? '');
  expect(typedElement()).toHaveAttribute('data-moving', 'false');
  expect(screen.queryByRole('button')).toBeNull();
});
