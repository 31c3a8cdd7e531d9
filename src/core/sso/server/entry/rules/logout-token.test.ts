import { expect, test } from 'vitest';
import { readLogout } from './logout-token.ts';

const now = new Date('2026-06-15T09:00:00Z');
const seconds = now.getTime() / 1000;
const token = {
  iat: seconds,
  exp: seconds + 60,
  jti: 'once',
  sub: 'anna',
  sid: 'there',
  events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
};

test('names a session, a person, or both', () => {
  expect(readLogout(token, now)).toEqual({ jti: 'once', sid: 'there', subject: 'anna' });
  expect(readLogout({ ...token, sub: undefined }, now)).toMatchObject({ subject: null });
  expect(readLogout({ ...token, sid: undefined }, now)).toMatchObject({ sid: null });
});

test.each<[string, object]>([
  ['an ID token', { events: undefined }],
  ['another event', { events: { other: {} } }],
  ['one with a nonce', { nonce: 'n' }],
  ['one of a while ago', { iat: seconds - 421, exp: undefined }],
  ['one that is over', { exp: seconds - 121 }],
  ['one from the future', { iat: seconds + 121 }],
  ['one without a time', { iat: undefined }],
  ['one without an id', { jti: undefined }],
  ['one that names nobody', { sub: undefined, sid: undefined }],
])('%s is none', (_, wrong) => {
  expect(readLogout({ ...token, ...wrong }, now)).toBeUndefined();
});
