/** Inline in the head: restores the chosen theme before the first paint, and stores a new choice. */
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
