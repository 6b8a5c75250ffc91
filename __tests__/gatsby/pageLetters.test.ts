/** @jest-environment node */
import { parse } from 'parse5';
import { elementsIn } from '../../src/gatsby/htmlTree';
import { fontRulesIn, lettersOf } from '../../src/gatsby/pageLetters';

const styles = `
  :root { --display: Display, "Noto Serif Display", serif; --text: Text, "Display", system-ui; --emphasis: italic }
  :root:not([data-script="Latn"], :has(b)) { --emphasis: normal }
  html { font: 400 100% / 1.65 var(--text) }
  h1, h2 { font: 300 3rem / 1 var(--display) }
  em { font-style: var(--emphasis) }`;

/** Each character once, in order, by family and style. */
function lettersIn(body: string, css = '', language = 'en') {
  const [html] = elementsIn(
    parse(`<html lang="${language}"><head><title>Z</title></head>${body}</html>`),
  );
  if (!html) throw new Error('parse5 adds the root element.');
  const { Display, Text } = lettersOf(html, fontRulesIn(styles + css));
  const sorted = (text: string) => [...new Set(text)].sort().join('').trim();
  return {
    text: sorted(Text.normal),
    display: sorted(Display.normal),
    italic: sorted(Display.italic),
  };
}

test('A heading has its letters in the font of headings, and what is around it has not', () => {
  expect(lettersIn('<p>ab</p><h2>cd</h2>')).toMatchObject({ text: 'abcd', display: 'cd' });
});

test('Emphasis in a heading has its letters in italics, too, however deep', () => {
  expect(lettersIn('<h2>a<em><b>b</b></em></h2><em>c</em>')).toEqual({
    text: 'abc',
    display: 'ab',
    italic: 'b',
  });
});

test.each([
  ['.lead{font-family:var(--display)}', '<p class="wide lead">a</p>'],
  ['@media (width > 9rem){.lead{font-family:Display,serif}}', '<p class="lead">a</p>'],
  ['main>p.lead:not(:first-child,:has(a)){font-family:Display}', '<p class="lead">a</p>'],
  ['.PP\\+c{font-family:Display}', '<p class="PP+c">a</p>'],
  [':is(.lead,.other){font-family:Display}', '<p class="lead">a</p>'],
  ['.quote{p{font-family:Display}}', '<p>a</p>'],
  ['.lead{font-family:var(--own,Display)}', '<p class="lead">a</p>'],
])('A rule chooses the font of what it matches: %s', (css, body) => {
  expect(lettersIn(body, css).display).toBe('a');
});

test.each([
  ['.lead{font-family:var(--display)}', '<p class="leading">a</p>'],
  ['.lead{font-family:"Display"}', '<p class="lead">a</p>'],
  ['.lead a{font-family:Display}', '<p class="lead">a</p>'],
])('A rule says nothing of other elements and fonts: %s', (css, body) => {
  expect(lettersIn(body, css).display).toBe('');
});

test('What the styles show in capitals has them, as the language writes them', () => {
  const css = '.label{text-transform:uppercase}';
  expect(lettersIn('<p class="label">ai</p>', css).text).toBe('AIai');
  expect(lettersIn('<p class="label">έξη</p>', css, 'el').text).toBe('ΕΗΞέηξ');
});

test('The name of a language in another script is left to the reader’s own fonts', () => {
  const names = '<a lang="en">ab</a><a lang="el">γδ</a>';
  expect(lettersIn(names, '', 'en').text).toBe('ab');
  expect(lettersIn(names, '', 'el').text).toBe('abγδ');
});

test('What nobody sees needs no letters, and what may stand in for a picture or beside a link does', () => {
  const body =
    '<style>q</style><script>r</script><span class="visually-hidden">s</span><a href="#t">a</a>';
  expect(lettersIn(body).text).toBe('a');
  expect(lettersIn('<img alt="b"><a href="https://c">a</a>').text).toBe('/:abchpst');
});

test('The words that an island shows in the browser are included, but not its other data', () => {
  const props = JSON.stringify({ id: 'xyz', words: { show: 'ab', hide: 'cd' } });
  const island = `<div data-props='${props}'></div>`;
  expect(lettersIn(`<h2>${island}</h2>`)).toMatchObject({ text: 'abcd', display: 'abcd' });
  expect(lettersIn(`<div data-props='{"id":"x"}'>e</div>`)).toMatchObject({ text: 'e' });
});
