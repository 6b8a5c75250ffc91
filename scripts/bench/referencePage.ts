/**
 * The page that ours is compared with: the same words, pictures, fonts and style sheets, in HTML as a
 * web developer would write it by hand, without a framework.
 */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { titleSize } from '../../src/components/about/titleSize';
import {
  ChevronIcon,
  DeviceIcon,
  ExternalLinkIcon,
  GlobeIcon,
  MailIcon,
  MapPinIcon,
  MoonIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  SunIcon,
} from '../../src/components/icons';
import { Logo } from '../../src/components/layout/Logo';
import type { Language } from '../../src/content/languages/languages';
import type { Company, Translation } from '../../src/content/model';
import { phoneUri } from '../../src/content/phoneUri';

/** What the page takes over from the built one, as HTML and CSS. */
export interface BuiltPage {
  /** The tags for search engines and social networks, the icons and the preloaded fonts. */
  head: string[];
  fontFaces: string[];
  /** `<picture>` elements: the collage's, then the mission's. */
  pictures: string[];
  /** Addresses of the drawn maps. */
  maps: { narrow: string; wide: string };
}

export interface ReferenceContent {
  words: Translation;
  company: Company;
  mapDescription: string;
  mapCredit: string;
  language: Language;
  /** In the switcher's order, each with the address of its page. */
  languages: (Language & { path: string })[];
  built: BuiltPage;
  /** Minified. */
  style: string;
  headScript: string;
  /** Address of the script that runs after the `load` event. */
  script: string;
}

export function referencePage(content: ReferenceContent): string {
  const { language, languages, built, style, headScript, script } = content;
  const { first, second, third } = content.words.page.about.title;
  const words = escapeAll(content.words);
  const company = escapeAll(content.company);
  const { site } = words;
  const { title, intro, mission, team, value, map } = words.page.about;
  const home = languages.find(({ code }) => code === language.code)?.path;
  const { phone = '' } = company;
  const tel = phoneUri(phone);
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}" data-script="${language.script}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${built.head.join('\n')}
<style>${built.fontFaces.join('')}${style}</style>
<script>${headScript}addEventListener("load",()=>import("${script}"))</script>
</head>
<body class="Layout_layout">
<a class="SkipLink_link" href="#content">${site.skip}</a>
<header class="Header_header">
<a class="Header_name" href="${home}">${icon(Logo)}<bdi>${company.name}</bdi></a>
<nav aria-label="${site.languages}">
<button class="LanguageSwitcher_button" popovertarget="languages">${icon(GlobeIcon)}${hidden(`${site.languages}: `)}${language.name}${icon(ChevronIcon)}</button>
<ul class="LanguageSwitcher_list" id="languages" popover>
${languages.map(({ code, name, path }) => `<li><a class="LanguageSwitcher_link" href="${path}" lang="${code}" hreflang="${code}"${code === language.code ? ' aria-current="true"' : ''}><bdi>${name}</bdi></a>`).join('\n')}
</ul>
</nav>
</header>
<main class="Layout_main" id="content" tabindex="-1">
<section class="Title_block">
<h1 class="Title_title" data-length="${titleSize([first, second, third])}"><span>${title.first}</span> <em>${title.second}</em> <span>${title.third}</span></h1>
<p class="Title_intro">${title.intro}</p>
</section>
<ul class="Collage_collage">
${built.pictures
  .slice(0, -1)
  .map((picture) => `<li class="Collage_place">${picture}`)
  .join('\n')}
</ul>
<section class="Intro_deferred_block"><p class="Intro_deferred_text" data-reveal>${intro.text}</p></section>
${textSection('mission', mission, `<div class="Mission_deferred_picture" data-reveal>${built.pictures.at(-1)}</div>`)}
${textSection('team', team)}
${textSection('value', value)}
<section class="Location_deferred_location" aria-labelledby="location">
<div class="OfficeMap_deferred_map">
<picture><source media="(min-width:60rem)" srcset="${built.maps.wide}" width="1280" height="960"><img class="MapPicture_deferred_drawn" data-size="narrow" src="${built.maps.narrow}" width="640" height="480" alt="${escapeAll(content.mapDescription)}" loading="lazy"></picture>
<small class="MapPicture_deferred_credit">${escapeAll(content.mapCredit)}</small>
<svg class="Marker_deferred_marker" viewBox="0 0 36 46" width="36" height="46" aria-hidden="true"><path stroke-width="1.5" d="M18 45C8 32 2 25 2 17.5a16 16 0 0 1 32 0C34 25 28 32 18 45z"/><circle class="Marker_deferred_hole" cx="18" cy="17.5" r="5.5"/></svg>
</div>
<div class="Location_deferred_panel">
<div class="TypedHeading_deferred_row">
<h2 class="TypedHeading_deferred_heading" id="location">${hidden(map.slides.join('. '))}<span class="TypedHeading_deferred_stage" aria-hidden="true">${map.slides.map((slide) => `<span class="TypedHeading_deferred_phrase">${slide}</span>`).join('')}<span class="TypedHeading_deferred_line"><span class="TypedHeading_deferred_typed" id="typed">${map.slides[0]}</span></span></span></h2>
<div class="TypedHeading_deferred_control"><button class="TypedHeading_deferred_button" id="pause" hidden><span hidden>${icon(PauseIcon)}${hidden(site.pause)}</span><span>${icon(PlayIcon)}${hidden(site.resume)}</span></button></div>
</div>
<p class="Location_deferred_description" data-reveal>${map.description}</p>
<ul class="ContactList_deferred_list">
<li>${icon(MapPinIcon)}<a href="${company.mapsUrl}" target="_blank" rel="noopener">${hidden(`${site.address}: `)}<span>${map.address}</span>${hidden(` (${site.newTab})`)}<span class="ContactList_deferred_opens">${icon(ExternalLinkIcon)}</span></a>
<li>${icon(PhoneIcon)}<a href="${tel}">${hidden(`${site.phone}: `)}<span dir="ltr">${phone}</span></a>
<li>${icon(MailIcon)}<a href="mailto:${company.email}">${hidden(`${site.email}: `)}<span dir="ltr">${company.email}</span></a>
</ul>
</div>
</section>
</main>
<footer class="Footer_deferred_footer"><div class="Footer_deferred_inner">
<p>© ${new Date().getFullYear()} <bdi>${company.name}</bdi></p>
<fieldset class="ThemeSwitch_deferred_themes"><legend class="visually-hidden">${site.theme}</legend>
${theme('system', site.themeSystem, DeviceIcon)}
${theme('light', site.themeLight, SunIcon)}
${theme('dark', site.themeDark, MoonIcon)}
</fieldset>
<ul class="Footer_deferred_contact"><li>${hidden(`${site.phone}: `)}<a href="${tel}" dir="ltr">${phone}</a><li>${hidden(`${site.email}: `)}<a href="mailto:${company.email}" dir="ltr">${company.email}</a></ul>
</div></footer>
</body>
</html>
`;
}

/** The same with every string ready to appear in HTML. */
function escapeAll<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string'
      ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
      : value,
  );
}

const icon = (component: () => ReactElement) => renderToStaticMarkup(createElement(component));
const hidden = (text: string) => `<span class="visually-hidden">${text}</span>`;

const textSection = (
  id: string,
  { label, title, text }: { label: string; title: string; text: string },
  below = '',
) => `<section class="TextSection_deferred_block" aria-labelledby="${id}">
<div class="TextSection_deferred_words"><p class="TextSection_deferred_label">${label}</p><h2 class="TextSection_deferred_title" id="${id}" data-reveal>${title}</h2><p class="TextSection_deferred_text" data-reveal>${text}</p></div>${below}
</section>`;

const theme = (value: string, name: string, component: () => ReactElement) =>
  `<label class="ThemeSwitch_deferred_theme" title="${name}"><input class="ThemeSwitch_deferred_input" type="radio" name="theme" value="${value}" autocomplete="off"${value === 'system' ? ' checked' : ''}>${icon(component)}${hidden(name)}</label>`;
