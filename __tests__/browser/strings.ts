/** Collects a page's texts. Runs in the browser. */

export interface PageText {
  /** The element and, unless it is its content, the attribute: `img alt`. */
  where: string;
  text: string;
  /** Value of the nearest `lang`. */
  language: string;
}

/**
 * Returns every text that can be seen or heard: in elements, attributes, metadata and styles, both of the served HTML and
 * of the current document.
 */
export async function stringsOfPage(): Promise<PageText[]> {
  const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description'].concat(
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
  );
  /** Metadata that people never read. */
  const unread =
    /^(viewport|referrer|robots|theme-color|color-scheme|twitter:card|og:(type|url|locale|image(:width|:height)?))$/;

  const answer = await fetch(window.location.href);
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [served, document]
    .flatMap((page) => [...texts(page), ...attributes(page), ...metadata(page)])
    .concat(generated())
    .map(({ text, ...rest }) => ({ ...rest, text: text.trim() }))
    .filter(({ text }) => text);

  function pageText(element: Element | null, text: string | null, what = ''): PageText {
    const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
    return { where: `${element?.localName} ${what}`.trim(), text: text ?? '', language };
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
    return spoken.flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].map((one) =>
        pageText(one, one.getAttribute(name), name),
      ),
    );
  }

  function metadata(page: Document): PageText[] {
    return [...page.querySelectorAll('meta[content]')]
      .map((meta) => ({ meta, name: meta.getAttribute('property') ?? meta.getAttribute('name') }))
      .filter(({ name }) => name && !unread.test(name))
      .map(({ meta, name }) => pageText(meta, meta.getAttribute('content'), name ?? ''));
  }

  function generated(): PageText[] {
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['::before', '::after'].map((part) => {
        const { content } = getComputedStyle(element, part);
        // A CSS string, in quotes, with escaped line breaks.
        const text = /^"(.*)"$/s
          .exec(content)?.[1]
          ?.replace(/\\(?:[\da-f]{1,6} |(.))/gs, (_, sign = ' ') => sign);
        return pageText(element, text ?? (content === 'none' ? '' : content), part);
      }),
    );
  }
}
