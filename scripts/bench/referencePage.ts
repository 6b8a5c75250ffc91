/**
 * The page that ours is measured against: the same words, pictures, fonts and look, as somebody who knows
 * HTML, CSS and the browser well would write it by hand, without any framework or build.
 */
import { titleSize } from '../../src/components/about/titleSize';
import type { Language } from '../../src/content/languages/languages';
import type { Company, Translation } from '../../src/content/model';
import { phoneUri } from '../../src/content/phoneUri';
import type { BuiltPage, BuiltPicture } from './builtPage';
import { icons, mark, marker } from './reference/icons';

export interface ReferenceContent {
  words: Translation;
  company: Company;
  language: Language;
  /** In the switcher's order, each with the address of its page. */
  languages: (Language & { path: string })[];
  built: BuiltPage;
  /** Minified, as whoever publishes the page would do it. */
  style: string;
  /** The few lines that run before the first paint. */
  headScript: string;
  /** Address of what runs once the page is complete. */
  script: string;
}

export function referencePage(content: ReferenceContent): string {
  const { language, built, style, headScript, script } = content;
  const { code, direction, script: letters } = language;
  return `<!doctype html>
<html lang="${code}" dir="${direction}" data-script="${letters}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${built.head.join('\n')}
${built.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${built.fontFaces.join('')}${style}</style>
<script>${headScript}addEventListener("load",()=>import("${script}"))</script>
</head>
<body>
${header(content)}
<main id="content" tabindex="-1">
${title(content)}
${collage(content)}
<section class="lead"><p data-reveal>${text(content.words.page.about.intro.text)}</p></section>
${blocks(content)}
${location(content)}
</main>
${footer(content)}
</body>
</html>
`;
}

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const hidden = (value: string) => `<span class="hidden">${text(value)}</span>`;

function header({ words, company, language, languages }: ReferenceContent): string {
  const label = text(words.site.languages);
  const links = languages.map(({ code, name, path }) => {
    const current = code === language.code ? ' aria-current="true"' : '';
    return `<li><a href="${path}" lang="${code}" hreflang="${code}"${current}><bdi>${text(name)}</bdi></a>`;
  });
  const home = languages.find(({ code }) => code === language.code)?.path;
  return `<a class="skip" href="#content">${text(words.site.skip)}</a>
<header>
<a class="name" href="${home}">${mark}<bdi>${text(company.name)}</bdi></a>
<nav aria-label="${label}">
<button popovertarget="languages">${icons.globe}${hidden(`${words.site.languages}: `)}${text(language.name)}${icons.chevron}</button>
<ul id="languages" popover>${links.join('')}</ul>
</nav>
</header>`;
}

function title({ words }: ReferenceContent): string {
  const { first, second, third, intro } = words.page.about.title;
  return `<section class="title">
<h1 data-length="${titleSize([first, second, third])}"><span>${text(first)}</span> <em>${text(second)}</em> <span>${text(third)}</span></h1>
<p>${text(intro)}</p>
</section>`;
}

/** Shares of the window's width, measured in the layout. */
const collageSizes = [
  '(min-width:92rem) 48rem,(min-width:48rem) 53vw,92vw',
  '(min-width:92rem) 27rem,(min-width:48rem) 30vw,41vw',
  '(min-width:92rem) 27rem,(min-width:48rem) 30vw,66vw',
  '(min-width:92rem) 20rem,(min-width:48rem) 22vw,49vw',
  '(min-width:92rem) 27rem,(min-width:48rem) 30vw,33vw',
  '(min-width:92rem) 55rem,(min-width:48rem) 60vw,92vw',
];

function collage({ words, built }: ReferenceContent): string {
  const places = collageSizes.map((sizes, place) => {
    const alt = words.page.about.intro.collage[place] ?? '';
    return `<li>${picture(built.pictures[place], alt, sizes, place < 2)}`;
  });
  return `<ul class="collage">\n${places.join('\n')}\n</ul>`;
}

function picture(
  { avif, src, width, height, color }: BuiltPicture = missing,
  alt: string,
  sizes: string,
  isFirst = false,
): string {
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}"><img src="${src}" width="${width}" height="${height}" alt="${text(alt)}" ${loading} decoding="async" style="background:${color}"></picture>`;
}

const missing: BuiltPicture = { avif: '', src: '', width: '', height: '', color: '' };

function blocks({ words, built }: ReferenceContent): string {
  const { mission, team, value } = words.page.about;
  const photo = picture(built.pictures[6], mission.picture, '(min-width:72rem) 80vw,95vw');
  return [
    { id: 'mission', block: mission, below: `\n<div class="photo" data-reveal>${photo}</div>` },
    { id: 'team', block: team, below: '' },
    { id: 'value', block: value, below: '' },
  ]
    .map(
      ({ id, block, below }) => `<section class="block" aria-labelledby="${id}">
<div><p class="label">${text(block.label)}</p><h2 id="${id}" data-reveal>${text(block.title)}</h2><p class="text" data-reveal>${text(block.text)}</p></div>${below}
</section>`,
    )
    .join('\n');
}

function location(content: ReferenceContent): string {
  const { map } = content.words.page.about;
  const { pause, resume } = content.words.site;
  return `<section class="location" aria-labelledby="location">
<div class="map">${mapPicture(content)}${marker}</div>
<div class="panel">
<div class="row"><h2 id="location">${hidden(map.slides.join('. '))}<span class="stage" aria-hidden="true">${map.slides.map((slide) => `<span>${text(slide)}</span>`).join('')}<span><span id="typed">${text(map.slides[0] ?? '')}</span></span></span></h2><div class="control"><button id="pause" hidden data-pause="${text(pause)}" data-resume="${text(resume)}">${icons.pause}${icons.play}<span class="hidden"></span></button></div></div>
<p data-reveal>${text(map.description)}</p>
${contact(content)}
</div>
</section>`;
}

function mapPicture({ words, built }: ReferenceContent): string {
  const alt = words.page.about.map.picture;
  const { narrow, wide } = built.maps;
  const own = built.pictures[7];
  if (own) return picture(own, alt, '(min-width:60rem) 58vw,100vw');
  if (!narrow || !wide) return `<div role="img" aria-label="${text(alt)}"></div>`;
  return `<picture><source media="(min-width:60rem)" srcset="${wide}" width="1280" height="960"><img class="drawn" src="${narrow}" width="640" height="480" alt="${text(alt)}" loading="lazy"></picture><small>${text(words.site.mapCredit)}</small>`;
}

function contact({ words, company }: ReferenceContent): string {
  const { address, phone, email, newTab } = words.site;
  return `<ul class="contact">
<li>${icons.place}<a href="${text(company.mapsUrl)}" target="_blank" rel="noopener">${hidden(`${address}: `)}<span>${text(words.page.about.map.address)}</span>${hidden(` (${newTab})`)}${icons.opens}</a>
<li>${icons.phone}<a href="${phoneUri(company.phone)}">${hidden(`${phone}: `)}<span dir="ltr">${text(company.phone)}</span></a>
<li>${icons.mail}<a href="mailto:${company.email}">${hidden(`${email}: `)}<span dir="ltr">${text(company.email)}</span></a>
</ul>`;
}

function footer({ words, company, built }: ReferenceContent): string {
  const { site } = words;
  const theme = (value: 'system' | 'light' | 'dark', name: string) =>
    `<label title="${text(name)}"><input type="radio" name="theme" value="${value}" autocomplete="off"${value === 'system' ? ' checked' : ''}>${icons[value]}${hidden(name)}</label>`;
  return `<footer><div>
<p>© ${built.year} <bdi>${text(company.name)}</bdi></p>
<fieldset><legend class="hidden">${text(site.theme)}</legend>${theme('system', site.themeSystem)}${theme('light', site.themeLight)}${theme('dark', site.themeDark)}</fieldset>
<ul><li>${hidden(`${site.phone}: `)}<a href="${phoneUri(company.phone)}" dir="ltr">${text(company.phone)}</a><li>${hidden(`${site.email}: `)}<a href="mailto:${company.email}" dir="ltr">${text(company.email)}</a></ul>
</div></footer>`;
}
