/**
 * Writes what hosts read (`_headers` and `_redirects` for Netlify and Cloudflare Pages) and what programs look for at fixed
 * addresses (`sitemap.xml` and `robots.txt`).
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { Joi } from 'gatsby-plugin-utils/joi';
import { type HostRules, hostRules, type RuleOptions } from './index';

interface Options extends RuleOptions {
  /** The pages of the sitemap. */
  pages: string[];
}

const paths = (pattern: RegExp, example: string) =>
  Joi.array().items(
    Joi.string()
      .pattern(pattern)
      .messages({ 'string.pattern.base': `{{#label}} must be a path such as "${example}".` }),
  );
const folders = paths(/^\/(\S+\/)?$/, '/fonts/');

const schema = Joi.object({
  siteUrl: Joi.string()
    .pattern(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/)
    .required()
    .messages({
      'any.required': '"siteUrl" is missing. Write the site’s address: "https://www.example.com".',
      'string.pattern.base': '"siteUrl" must be an address such as "https://www.example.com".',
    }),
  pages: paths(/^\//, '/contact/').required().messages({
    'any.required': '"pages" is missing. List the pages of the sitemap, such as "/contact/".',
  }),
  notFoundPages: paths(/^\/\S+\.html$/, '/es/404.html'),
  sameOrigin: folders,
  hashed: folders,
  sandboxed: folders,
});

export const hostFiles = (options: Options): IAdapter => ({
  name: 'host-files',
  /** Gatsby calls it before a build. It would continue after an error that is thrown in its configuration file. */
  config({ reporter }) {
    const { error } = schema.validate(options, { abortEarly: false });
    const problems = error?.details.map(({ message }) => message) ?? [];
    if (problems.length) reporter.panic(`Wrong options of host-files:\n${problems.join('\n')}`);
    return {};
  },
  adapt({ reporter }) {
    const { origin, pathname } = new URL(options.siteUrl);
    const url = origin + pathname.replace(/\/$/, '');
    const rules = hostRules(options);
    write('_headers', headerLines(rules));
    write('_redirects', redirectLines(rules));
    write('sitemap.xml', sitemap(options.pages.map((page) => url + page)));
    write('robots.txt', robots(url));
    if (url !== origin)
      reporter.info(`Robots look for robots.txt at ${origin}/ only: copy it there.`);
  },
});

/** The owner's own file is used instead; rules of the owner's own come first. */
function write(name: string, text: string): void {
  const file = join('static', name);
  const own = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (own !== undefined && !name.startsWith('_')) return;
  const target = join('public', name);
  // Gatsby's copy may be read-only, as the owner's file is.
  rmSync(target, { force: true });
  writeFileSync(target, own === undefined ? text : `${own.trimEnd()}\n${text}`);
}

/** These hosts know no patterns: a pattern becomes the files that it matches. */
const headerLines = ({ headers: rules }: HostRules) =>
  rules
    .flatMap(({ folder, names, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      const files = names ? readdirSync('public').filter((name) => names.test(name)) : ['*'];
      return files.sort().map((file) => `${folder}${file}\n${lines.join('')}`);
    })
    .join('\n');

const redirectLines = ({ notFound }: HostRules) =>
  notFound.map(({ folder, page }) => `${folder}* ${page} 404\n`).join('');

const sitemap = (urls: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${new URL(url).href.replaceAll('&', '&amp;')}</loc></url>`).join('\n')}
</urlset>
`;

/** Allows everything; pages that should not be indexed have their own meta element. */
const robots = (url: string) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap.xml
`;
