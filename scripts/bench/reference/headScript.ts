/** Inline in the head: the theme, kept and shown before the first paint. */
const root = document.documentElement.dataset;
root.theme = localStorage.theme ?? 'system';

addEventListener('DOMContentLoaded', () => {
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=theme]')) {
    input.checked = input.value === root.theme;
    input.onchange = () => {
      root.theme = localStorage.theme = input.value;
    };
  }
});

export {};
