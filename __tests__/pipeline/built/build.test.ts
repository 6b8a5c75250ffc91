/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { BUILT } from '../../../src/pipeline/ownFiles';
import { filesIn } from '../../model/project';
import { complaintsIn } from '../../tools/complaintsIn';
import { plantedSecret, sampleSite, testResults } from '../../tools/paths';

test('The build’s log has no warning, error or stack trace', () => {
  expect(complaintsIn(readFileSync(`${testResults}/build.log`, 'utf8'))).toEqual([]);
});

test('Files of an owner’s that would meet the build’s are refused wherever it writes', () => {
  const others =
    /^(_headers|_redirects|robots\.txt|sitemap\.xml|404|about|index\.html|(\w+\/)?404\.html|el|de|ar)$|-[\da-f]{20}\.js|\.[\da-f]{20}\.css$/;
  const written = readdirSync(sampleSite).filter((name) => !others.test(name));
  expect(BUILT).toEqual(expect.arrayContaining(written));
});

test('Browsers compile the page’s scripts while they download', () => {
  const scripts = readdirSync(sampleSite).filter((file) => file.endsWith('.js'));
  const eager = scripts.filter((file) =>
    readFileSync(join(sampleSite, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(eager.map((file) => file.split('-')[0]).sort()).toEqual([
    'client',
    'framework',
    'islands',
  ]);
});

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The contents of all elements of a name. */
const contentsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );

test.each([
  ['about/index.html', true],
  ['ar/about/index.html', true],
  ['404.html', false],
])(
  '%s loads our script in place of Gatsby’s, and its policy allows only what is in it',
  (path, isLong) => {
    const html = readFileSync(join(sampleSite, path), 'utf8');
    const [head = '', body = ''] = html.split('</head>');
    expect(html).not.toMatch(/generator|gatsby-announcer/);
    expect(body).not.toMatch(/<script| style=|tabindex="-1" id="gatsby/);
    const [boot, ...others] = contentsOf(head, 'script').filter(
      ({ attributes }) => !attributes.includes('ld+json'),
    );
    expect(others).toEqual([]);
    expect(boot?.attributes).toMatch(/^ data-client="\/client-[0-9a-f]{20}\.js"$/);

    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(head) ?? [];
    const sources = Object.fromEntries(
      policy
        .replaceAll('&#x27;', "'")
        .split('; ')
        .map((directive) => directive.split(/ (.*)/)),
    );
    const styles = contentsOf(head, 'style').map(({ text }) => hash(text));
    expect(sources['script-src']).toBe(`'self' ${hash(boot?.text ?? '')}`);
    expect(sources['style-src']).toBe(["'self'", ...styles].join(' '));
    expect(sources['font-src']).toBe("'self' data:");
    expect(policy.replace('data:', '')).not.toMatch(/unsafe|https:|data:|\*/);

    // Styles below the fold are linked there; a short page has them in its head.
    const deferred =
      /<link rel="stylesheet" href="\/deferred\.[0-9a-f]+\.css" fetchpriority="low"\/>/;
    expect([styles.length, deferred.test(body)]).toEqual(isLong ? [1, true] : [2, false]);
    // Preloads first, as Chromium's scanner stops at the policy.
    const order = ['as="font"', ...(isLong ? ['as="image"'] : []), 'Security-Policy', '<style'];
    const found = order.map((text) => head.indexOf(text));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
  },
);

test('Pages without a text are not published', () => {
  expect(readdirSync(sampleSite)).toContain('about');
  for (const name of ['imprint', 'privacy', 'de/imprint'])
    expect(existsSync(join(sampleSite, name))).toBe(false);
});

/** What hosts and programs look for at fixed addresses. */
const FIXED = /^(_headers|_redirects|robots\.txt|sitemap\.xml|licenses\.txt)$/;

test('No file has a secret of the machine that builds', () => {
  const published = [...filesIn(sampleSite)];
  expect(published.filter(([, data]) => atob(data).includes(plantedSecret))).toEqual([]);
});

test('Every file is a page, the editor’s, or one that a page, a script or a style names', () => {
  const files = readdirSync(sampleSite, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(sampleSite, join(entry.parentPath, entry.name)));
  const named = files
    .filter((file) => /\.(html|js|css)$/.test(file))
    .map((file) => readFileSync(join(sampleSite, file), 'utf8'))
    .join('\n');
  const isNamed = (file: string) =>
    // Scripts name others by their hashes alone.
    named.includes(/[-.]([\da-f]{20})\./.exec(file)?.[1] ?? encodeURI(basename(file)));
  const others = files.filter((file) => !/^admin\/|\.html$/.test(file) && !FIXED.test(file));
  expect(others.filter((file) => !isNamed(file))).toEqual([]);
});
