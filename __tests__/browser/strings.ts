/** Collects a page's texts. Runs in the browser. */

export interface PageText {
  /** The element and, unless it is its content, the attribute: `img alt`. */
  where: string;
  text: string;
  /** Value of the nearest `lang`. */
  language: string;
}

/** Every text that can be seen or heard, in elements, attributes, metadata and styles, as served and as it is now. */
export async function stringsOfPage(): Promise<PageText[]> {
  const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description'];
  /** Metadata that people never read. */
  const unread =
    /^(viewport|referrer|robots|theme-color|color-scheme|twitter:card|og:(type|url|locale|image(:width|:height)?))$/;

  const answer = await fetch(window.location.href);
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [served, document]
    .flatMap((page) => [...texts(page), ...attributes(page)])
    .concat(generated())
    .filter(({ text }) => text);

  function pageText(element: Element | null, text: string | null, what = ''): PageText {
    const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
    return { where: `${element?.localName} ${what}`.trim(), text: (text ?? '').trim(), language };
  }

  function texts(page: Document): PageText[] {
    // When scripts run, the content of noscript is one text with its tags.
    const skipped = page === document ? 'script, style, noscript' : 'script, style';
    const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const found: PageText[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest(skipped)) found.push(pageText(parentElement, textContent));
    }
    return found;
  }

  function attributes(page: Document): PageText[] {
    const inElements = spoken.flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].map((one) =>
        pageText(one, one.getAttribute(name), name),
      ),
    );
    const inHead = [...page.querySelectorAll('meta[content]')].flatMap((meta) => {
      const name = meta.getAttribute('property') ?? meta.getAttribute('name');
      return name && !unread.test(name) ? pageText(meta, meta.getAttribute('content'), name) : [];
    });
    return [...inElements, ...inHead];
  }

  function generated(): PageText[] {
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['::before', '::after'].map((part) => {
        // A CSS string, in quotes, with escaped line breaks; other values show no text.
        const [, text = ''] = /^"(.*)"$/s.exec(getComputedStyle(element, part).content) ?? [];
        return pageText(element, text.replace(/\\(?:[\da-f]{1,6} |(.))/gs, '$1'), part);
      }),
    );
  }
}
