/** Runs after the `load` event: reveals texts on scroll, and types the phrases of the last heading. */
function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) target.classList.add('aos-animate');
      }
    },
    { rootMargin: '0px 0px -40px' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.dataset.aos = '';
    observer.observe(element);
  }
}

function typePhrases(typed: HTMLElement, button: HTMLButtonElement): void {
  const phrases = [...document.querySelectorAll('.TypedHeading_deferred_phrase')].map(
    ({ textContent }) => textContent ?? '',
  );
  let [phrase, length, step, timer] = [0, 0, 1, 0];

  const type = () => {
    const whole = phrases[phrase] ?? '';
    length += step;
    typed.textContent = whole.slice(0, length);
    const isWhole = length === whole.length;
    if (isWhole) step = -1;
    else if (length === 0) [phrase, step] = [(phrase + 1) % phrases.length, 1];
    timer = window.setTimeout(type, isWhole ? 3000 : step > 0 ? 60 : 30);
  };
  const toggle = () => {
    if (timer) {
      clearTimeout(timer);
      typed.textContent = phrases[phrase] ?? '';
      [length, step, timer] = [typed.textContent.length, -1, 0];
    } else type();
    typed.dataset.moving = String(timer > 0);
    for (const state of button.children) state.toggleAttribute('hidden');
  };
  button.onclick = toggle;
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    button.hidden = false;
    toggle();
  }).observe(typed);
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  revealOnScroll();
  const typed = document.querySelector<HTMLElement>('#typed');
  const button = document.querySelector<HTMLButtonElement>('#pause');
  if (typed && button) typePhrases(typed, button);
}

export {};
