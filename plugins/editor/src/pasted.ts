/**
 * HTML from the clipboard with what it shows: Word's lists are paragraphs with a sign, and its links to parts of the same
 * document lead nowhere else. Returns the same string if there is nothing to change.
 */
export function tidyPasted(html: string): string {
  if (!/mso-list:\s*l\d|<a\s[^>]*href=["']?#/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
  /** The lists that the last item is in, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const sign = paragraph.querySelector(
      '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
    );
    const list = listOf(sign?.textContent ?? '');
    const style = paragraph.getAttribute('style') ?? '';
    paragraph.setAttribute('style', style.replace(/mso-list:[^;]*/gi, ''));
    const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? [];
    if (!list || !level) continue;
    if (open[0] !== paragraph.previousElementSibling) open = [];
    const outer = open.slice(0, Number(level) - 1);
    const same = open[outer.length];
    open = outer;
    if (same?.localName === list.localName) open.push(same);
    else {
      const item = outer.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement('li');
    sign?.remove();
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
  return body.innerHTML;
}

/** The list that has such a sign; undefined if the sign says more, such as "§ 1". */
function listOf(sign: string): Element | undefined {
  const [text = ''] = sign.trim().split(/\s/);
  if (text !== sign.trim()) return undefined;
  const [, digits] = /^\(?(?:(\d+)|(?:\d+\.)+\d+|[a-z]{1,5})[.)]+$/i.exec(text) ?? [];
  const isNumbered = /[.)]$/.test(text);
  if (!isNumbered) return [...text].length === 1 ? document.createElement('ul') : undefined;
  return Object.assign(document.createElement('ol'), { start: Number(digits ?? 1) });
}
