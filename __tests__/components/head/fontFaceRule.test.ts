import { fontFaceRule } from '../../../src/components/head/fontFaceRule';

test('The rule has every field of the font face', () => {
  const style = document.createElement('style');
  style.textContent = fontFaceRule({
    family: 'Sample Sans',
    style: 'italic',
    weight: '200 800',
    src: '/fonts/sample.woff2',
    unicodeRange: 'U+20-7E,U+A9',
  });
  document.head.append(style);
  const [rule] = [...(style.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const value = (name: string) => rule?.style.getPropertyValue(name);
  expect(value('font-family')).toBe('Sample Sans');
  expect(value('font-style')).toBe('italic');
  expect(value('font-weight')).toBe('200 800');
  expect(value('src')).toBe('url(/fonts/sample.woff2) format("woff2")');
  expect(value('unicode-range')).toBe('U+20-7E,U+A9');
  // Text is readable before its font has loaded.
  expect(value('font-display')).toBe('optional');
});
