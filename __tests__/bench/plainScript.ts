/** The script of the hand-written page, after `load`: reveals texts on scroll, and types the phrases of the last heading. */

function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) target.classList.add('aos-animate');
    },
    { rootMargin: '0px 0px -40px' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.dataset.aos = '';
    observer.observe(element);
  }
}

/** The heading's last line follows its phrases. */
function typePhrases(typed: HTMLElement): void {
  const spans = typed.parentElement?.parentElement?.children ?? [];
  const phrases = [...spans].slice(0, -1).map(({ textContent }) => textContent ?? '');
  let [phrase, length, step] = [0, 0, 1];
  const type = () => {
    const whole = phrases[phrase] ?? '';
    length += step;
    typed.textContent = whole.slice(0, length);
    const isWhole = length === whole.length;
    if (isWhole) step = -1;
    else if (length === 0) [phrase, step] = [(phrase + 1) % phrases.length, 1];
    setTimeout(type, isWhole ? 3000 : step > 0 ? 60 : 30);
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    type();
  }).observe(typed);
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  revealOnScroll();
  const typed = document.querySelector<HTMLElement>('[data-moving]');
  if (typed) typePhrases(typed);
}
