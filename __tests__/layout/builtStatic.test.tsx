import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { Static as BuiltStatic } from '../../src/layout/builtStatic';
import { Static } from '../../src/layout/Static';

let countOn: () => void;

interface Props {
  /** What stands for it here. */
  as: typeof Static;
  text: string;
  from: number;
}

/** A page with something that never changes, and something that does. */
function Page({ as: Footer, text, from }: Props) {
  const [count, setCount] = useState(from);
  countOn = () => setCount(count + 1);
  return (
    <>
      <Footer as="footer" name="footer" className="dark">
        <a href="/about/">{text}</a>
      </Footer>
      <output>{count}</output>
    </>
  );
}

/** As the build writes it, and then as visitors' browsers have it, which know nothing of what is static. */
function openPage(count: number, expected = count) {
  const built = render(<Page as={Static} text="About" from={count} />);
  document.body.innerHTML = built.container.outerHTML;
  const container = document.body.firstElementChild;
  if (!container) throw new Error('Nothing was built.');
  const link = container.querySelector('a');
  const onRecoverableError = jest.fn();
  const tree = <Page as={BuiltStatic} text="Other words" from={expected} />;
  render(tree, { container, hydrate: true, onRecoverableError });
  return { link, onRecoverableError };
}

const counted = () => document.querySelector('output')?.textContent;
const links = () => [...document.querySelectorAll('footer.dark > a')];

afterEach(() => jest.restoreAllMocks());

test('React leaves what the build has written, and all else works', () => {
  const complaint = jest.spyOn(console, 'error');
  const { link } = openPage(1);
  act(countOn);
  expect(counted()).toBe('2');
  expect(links()).toEqual([link]);
  expect(link).toHaveTextContent('About');
  expect(complaint).not.toHaveBeenCalled();
});

test('What others change in it stays when React draws the page around it', () => {
  const { link } = openPage(1);
  link?.setAttribute('data-aos', 'rise');
  act(countOn);
  expect(counted()).toBe('2');
  expect(links()[0]).toBe(link);
  expect(link).toHaveAttribute('data-aos');
});

test('Where React finds another page than it expects, and draws it anew, nothing is lost', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onRecoverableError } = openPage(1, 7);
  expect(onRecoverableError).toHaveBeenCalled();
  expect(counted()).toBe('7');
  expect(links().map(({ textContent }) => textContent)).toEqual(['About']);
});
