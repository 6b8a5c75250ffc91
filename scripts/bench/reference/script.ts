/** Comes once the page is complete: the reveal on scroll, and the heading that types its phrases. */
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

if (!isStill) {
  const revealing = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.classList.remove('below');
        revealing.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -40px' },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.classList.add('below');
    revealing.observe(element);
  }
}

const typed = document.querySelector('#typed');
const button = document.querySelector<HTMLButtonElement>('#pause');
if (typed && button && !isStill) {
  const phrases = [...document.querySelectorAll('.stage > span:not(:last-child)')].map(
    ({ textContent }) => textContent ?? '',
  );
  let [phrase, length, step] = [0, 0, 1];
  let timer = 0;

  const type = () => {
    const whole = phrases[phrase] ?? '';
    length += step;
    typed.textContent = whole.slice(0, length);
    if (length === whole.length) step = -1;
    else if (length === 0) [phrase, step] = [(phrase + 1) % phrases.length, 1];
    const isWhole = length === whole.length;
    timer = window.setTimeout(type, isWhole ? 3000 : step > 0 ? 60 : 30);
  };
  const say = () => {
    button.lastElementChild?.replaceChildren(
      (timer ? button.dataset.pause : button.dataset.resume) ?? '',
    );
    button.classList.toggle('paused', !timer);
    typed.classList.toggle('moving', timer > 0);
  };
  const start = () => {
    type();
    say();
  };
  button.onclick = () => {
    clearTimeout(timer);
    if (timer) {
      typed.textContent = phrases[phrase] ?? '';
      timer = 0;
      return say();
    }
    [phrase, length, step] = [(phrase + 1) % phrases.length, 0, 1];
    start();
  };
  new IntersectionObserver(([entry], watching) => {
    if (!entry?.isIntersecting) return;
    watching.disconnect();
    button.hidden = false;
    start();
  }).observe(typed);
}

export {};
