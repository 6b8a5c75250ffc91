/** @jest-environment node */
import { messageIn } from '../../../src/cms/preview/messages';

const origin = 'https://www.example.com';
const said = (data: unknown, from = origin) =>
  messageIn(new MessageEvent('message', { data, origin: from }), origin);

test.each([
  { type: 'ready' },
  { type: 'focus', value: 'Software as calm' },
  { type: 'draft', draft: { language: 'en' } },
])('What the editor and its preview tell each other is heard: $type', (message) => {
  expect(said(message)).toEqual(message);
});

test.each(['https://www.example.org', 'http://www.example.com', 'null', ''])(
  'What another site says is not heard: %j',
  (other) => {
    expect(said({ type: 'ready' }, other)).toBeUndefined();
  },
);

test.each([{ type: 'publish' }, { type: ['draft'] }, {}, 'draft', 1, null, undefined])(
  'What is no message of ours is not heard: %j',
  (data) => {
    expect(said(data)).toBeUndefined();
  },
);
