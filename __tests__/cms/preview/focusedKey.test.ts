import { focusedKey } from '../../../src/cms/preview/focusedKey';

/** As the CMS draws its forms: a pane for each language, and one for what is the same in each. */
beforeEach(() => {
  document.body.innerHTML = `
    <section data-locale="en">
      <button></button>
      <div data-key-path="page.about.map">
        <div data-key-path="page.about.map.slides.2"><label><input id="english"></label></div>
      </div>
    </section>
    <section data-locale="el"><div data-key-path="page.about.title.first"><input id="greek"></div></section>
    <section data-locale="_default"><div data-key-path="phone"><input id="shared"></div></section>
    <div data-key-path="email"><input id="paneless"></div>`;
});

const keyIn = (selector: string, language: string) =>
  focusedKey(document.querySelector(selector), language);

test('The preview follows the editor to the innermost field', () => {
  expect(keyIn('#english', 'en')).toBe('page.about.map.slides.2');
  expect(keyIn('#greek', 'el')).toBe('page.about.title.first');
});

test('It does not move while another language is edited', () => {
  expect(keyIn('#greek', 'en')).toBeUndefined();
  expect(keyIn('#english', 'el')).toBeUndefined();
});

test.each(['en', 'el'])('Fields without languages are followed in %s', (language) => {
  expect(keyIn('#shared', language)).toBe('phone');
  expect(keyIn('#paneless', language)).toBe('email');
});

test('Elements outside fields are not followed', () => {
  expect(keyIn('button', 'en')).toBeUndefined();
  expect(focusedKey(null, 'en')).toBeUndefined();
  expect(focusedKey(window, 'en')).toBeUndefined();
});
