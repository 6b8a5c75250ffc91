/** @jest-environment node */
import { phoneUri } from '../../src/model/phoneUri';

test.each(['+30 210 000 0000', '+30-210-000-0000', '+30 (210) 000.0000'])(
  '%s is called in E.164',
  (phone) => {
    expect(phoneUri(phone)).toBe('tel:+302100000000');
  },
);
