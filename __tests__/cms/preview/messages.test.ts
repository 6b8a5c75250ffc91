/** @jest-environment node */
import { messageIn } from '../../../src/cms/preview/messages';

const origin = 'https://www.example.com';
const accepted = (data: unknown, from = origin) =>
  messageIn(new MessageEvent('message', { data, origin: from }), origin);

test.each([
  { type: 'ready' },
  { type: 'focus', value: 'Software as calm' },
  { type: 'draft', draft: { language: 'en' } },
])('Messages between the editor and its preview are accepted: $type', (message) => {
  expect(accepted(message)).toEqual(message);
});

test.each(['https://www.example.org', 'http://www.example.com', 'null', ''])(
  'Messages of other sites are ignored: %j',
  (other) => {
    expect(accepted({ type: 'ready' }, other)).toBeUndefined();
  },
);

test.each([{ type: 'publish' }, { type: ['draft'] }, {}, 'draft', 1, null, undefined])(
  'Unknown messages are ignored: %j',
  (data) => {
    expect(accepted(data)).toBeUndefined();
  },
);
