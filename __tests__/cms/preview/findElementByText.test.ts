import { findElementByText } from '../../../src/cms/preview/findElementByText';

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1 id="title"><span id="first">Software as calm</span> <em id="second">as a harbour</em></h1>
      <p id="intro">
        We build software for ports.
      </p>
      <p id="long">Come by ferry, or stay.</p>
      <h2 id="location"><span id="phrases">Come by ferry. Come on foot. Stay</span></h2>
      <img id="lighthouse" src="/pictures/lighthouse.jpg" alt="A lighthouse in the sea">
      <div id="map" role="img" aria-label="Map of Piraeus"></div>
      <p id="outer"><b id="inner">Since 2011</b></p>
      <p id="mixed">Write to <a id="mail" href="mailto:hello@example.com">hello@example.com</a></p>
    </main>`;
});

const placeOf = (value: string) => findElementByText(document.body, value)?.id;

test.each([
  ['a text', 'as a harbour', 'second'],
  ['a text with spaces around it in the page', 'We build software for ports.', 'intro'],
  ['a text with spaces around it in the form', ' as a harbour ', 'second'],
  ['the innermost of what holds it', 'Since 2011', 'inner'],
  ['a link within a text', 'hello@example.com', 'mail'],
  ['the first of several paragraphs', 'Since 2011\n\nAnd still here', 'inner'],
  ['a picture, by its description', 'A lighthouse in the sea', 'lighthouse'],
  ['a picture, by its address', '/pictures/lighthouse.jpg', 'lighthouse'],
  ['a panel, by its name', 'Map of Piraeus', 'map'],
  ['a phrase among others', 'Come on foot', 'phrases'],
])('The page scrolls to what is edited: %s', (_, value, place) => {
  expect(placeOf(value)).toBe(place);
});

test('An element with only the text is preferred to one with more', () => {
  expect(placeOf('Stay')).toBe('phrases');
  document.body.insertAdjacentHTML('beforeend', '<b id="alone">Stay</b>');
  expect(placeOf('Stay')).toBe('alone');
});

test.each(['', '   ', 'Nowhere on the page', '/pictures/other.jpg'])(
  'The page stays where it is for what it does not show: %j',
  (value) => {
    expect(placeOf(value)).toBeUndefined();
  },
);
