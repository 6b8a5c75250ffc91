/** @jest-environment node */
import { leanPage } from '../../src/build/leanPage';

const styles = '<style data-href="/static/styles.1.css">a{b:c}</style>';
const late = '<style data-href="/static/late.2.css" data-identity="global">d{e:f}</style>';
const fold = '<div data-static="fold"></div>';

test('Scripts stand there as data, in their order', () => {
  expect(
    leanPage(
      '<script src="/static/a.js" async></script><script src="/static/b.js" async=""></script>',
    ),
  ).toBe(
    '<script type="text/late" data-src="/static/a.js"></script><script type="text/late" data-src="/static/b.js"></script>',
  );
});

test('Styles of what lies below the fold are linked there', () => {
  expect(leanPage(`<head>${styles}${late}</head><main>one${fold}two</main>`)).toBe(
    `<head>${styles}</head><main>one<div data-static="fold"><link rel="stylesheet" href="/static/late.2.css" fetchpriority="low"/></div>two</main>`,
  );
});

test('A page without a fold keeps them all', () => {
  const page = `<head>${styles}${late}</head><main>one</main>`;
  expect(leanPage(page)).toBe(page);
});

test('Inline pieces that belong together are one', () => {
  expect(leanPage(`${styles}<title>T</title><style>.tone-aabbcc{g:h}</style>`)).toBe(
    '<style data-href="/static/styles.1.css">a{b:c}.tone-aabbcc{g:h}</style><title>T</title>',
  );
});

test('What only Gatsby’s own runtime would read goes', () => {
  const page = '<script type="text/late" data-src="/static/a.js"></script>';
  expect(
    leanPage(
      `<div id="gatsby-announcer" aria-live="assertive"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about/";/*]]>*/</script><script\n id="gatsby-chunk-mapping"\n>\n window.a="{}";\n </script><script>window.___webpackCompilationHash="0a";</script>${page}`,
    ),
  ).toBe(page);
});

test('Pictures that are seen first are asked for in the head, in the same sizes', () => {
  const head = `<head>${styles}`;
  const source = (name: string) => `type="image/avif" srcSet="/${name}.avif 368w" sizes="92vw"`;
  const picture = (name: string, attributes: string) =>
    `<picture><source ${source(name)}/><img src="/${name}.jpg" ${attributes}/></picture>`;
  const body = `</head>${picture('one', 'fetchpriority="high"')}${picture('two', 'loading="lazy"')}`;
  const lean = `${head}<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcSet="/one.avif 368w" imagesizes="92vw"/>${body}`;
  expect(leanPage(head + body)).toBe(lean);
  expect(leanPage(lean)).toBe(lean);
});

test("A picture's file may have any name", () => {
  const picture = `<picture><source srcSet="/a$&amp;b$$ sizes=.avif 1w"/><img fetchpriority="high"/></picture>`;
  expect(leanPage(`<head></head>${picture}`)).toContain(
    'imagesrcSet="/a$&amp;b$$ sizes=.avif 1w"/></head>',
  );
});

test('A page that is lean already stays as it is', () => {
  const page = leanPage(`${styles}${late}${fold}<script src="/static/a.js" async></script>`);
  expect(leanPage(page)).toBe(page);
});

test('Helmet’s marks go', () => {
  expect(leanPage('<title data-react-helmet="true">T</title>')).toBe('<title>T</title>');
});
