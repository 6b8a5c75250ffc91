/** Files that are dropped or pasted. */
import { refuseFiles } from '../src/sveltia/dialogs';

const refuse = jest.fn();
const followers = jest.fn();
refuseFiles(window, refuse);

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `
    <div data-mode="edit"><input>
      <div class="drop-target"><button id="replace"></button><div class="empty"><button id="browse"></button></div></div>
    </div>`;
  for (const name of ['drop', 'paste'])
    document.body.addEventListener(name, followers, { once: true });
});

/** jsdom has no events of the clipboard and of dragging. */
function dispatch(name: string, selector: string, data: object) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const part = name === 'paste' ? 'clipboardData' : 'dataTransfer';
  document.querySelector(selector)?.dispatchEvent(Object.assign(event, { [part]: data }));
  return event;
}

const picture = new File(['x'], 'x.png', { type: 'image/png' });
const dragged = (types: string[]) => ({ types, files: [picture] });
const pasted = (files: File[], text = '') => ({ files, getData: () => text });

test.each<[string, string, string, object, boolean]>([
  ['A picture beside the fields', 'drop', 'body', dragged(['Files']), true],
  ['A picture on a text', 'drop', 'input', dragged(['Files']), true],
  ['A picture of another page', 'drop', 'input', dragged(['text/html', 'Files']), true],
  ['A picture on its field', 'drop', '.drop-target', dragged(['Files']), false],
  ['Words', 'drop', 'input', dragged(['text/plain']), false],
  ['A picture in a text', 'paste', 'input', pasted([picture]), true],
  ['A picture on a field that has one', 'paste', '#replace', pasted([picture]), true],
  ['A picture on an empty field', 'paste', '#browse', pasted([picture]), false],
  [
    'Words, which Word copies with a picture of them',
    'paste',
    'input',
    pasted([picture], 'a'),
    false,
  ],
  ['Words alone', 'paste', 'input', pasted([], 'a'), false],
])('%s: %s on %s', (_, name, selector, data, isRefused) => {
  if (name === 'drop')
    expect(dispatch('dragover', selector, data).defaultPrevented).toBe(isRefused);
  // Otherwise browsers leave the editor to show a dropped file.
  expect(dispatch(name, selector, data).defaultPrevented).toBe(isRefused);
  expect(refuse).toHaveBeenCalledTimes(isRefused ? 1 : 0);
  expect(followers).toHaveBeenCalledTimes(isRefused ? 0 : 1);
});
