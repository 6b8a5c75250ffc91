/** What a page says, to be called in the browser. */

export interface PageText {
  /** The element and, if it is not the text within, what of it: `img alt`. */
  where: string;
  text: string;
  /** The language it is marked as. */
  language: string;
}

/**
 * Every text of the page that can be seen or heard: within elements, in attributes, in the metadata,
 * in the styles; as the page came, which is what machines and visitors without JavaScript get, and as
 * it is.
 */
export async function stringsOfPage(): Promise<PageText[]> {
  const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description'].concat(
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
  );
  /** Names of metadata that only machines read. */
  const unread =
    /^(viewport|referrer|robots|theme-color|color-scheme|twitter:card|og:(type|url|locale|image(:width|:height)?))$/;

  const answer = await fetch(window.location.href);
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [served, document]
    .flatMap((page) => [...texts(page), ...attributes(page), ...metadata(page)])
    .concat(generated())
    .map(({ text, ...said }) => ({ ...said, text: text.trim() }))
    .filter(({ text }) => text);

  function said(element: Element | null, text: string | null, what = ''): PageText {
    const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
    return { where: `${element?.localName} ${what}`.trim(), text: text ?? '', language };
  }

  function texts(page: Document): PageText[] {
    // Where scripts run, what is meant for those without is one text with its tags.
    const skipped = page === document ? 'script, style, noscript' : 'script, style';
    const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const found: PageText[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest(skipped)) found.push(said(parentElement, textContent));
    }
    return found;
  }

  function attributes(page: Document): PageText[] {
    return spoken.flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].map((one) => said(one, one.getAttribute(name), name)),
    );
  }

  function metadata(page: Document): PageText[] {
    return [...page.querySelectorAll('meta[content]')]
      .map((meta) => ({ meta, name: meta.getAttribute('property') ?? meta.getAttribute('name') }))
      .filter(({ name }) => name && !unread.test(name))
      .map(({ meta, name }) => said(meta, meta.getAttribute('content'), name ?? ''));
  }

  function generated(): PageText[] {
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['::before', '::after'].map((part) => {
        const { content } = getComputedStyle(element, part);
        return said(element, content === 'none' ? '' : content, part);
      }),
    );
  }
}
