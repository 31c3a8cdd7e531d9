import { expect, test } from 'vitest';
import type { RequestOptions } from '#core/account/contract/rules/passkey-fields.ts';
import { makeAuthenticator } from '#test/fake/authenticator.ts';
import { challengeOf, type Errand, isChallenge, makeChallenge } from './challenge.ts';

/** A challenge is answered for what it was made for, within a minute (rule 107). */
const now = new Date('2026-06-15T09:00:00Z');
const secret = 'what all processes sign with';
const errand: Errand = { purpose: 'prove', holder: 'session-1' };
const challenge = makeChallenge(errand, { secret, now });
const after = (seconds: number) => ({ secret, now: new Date(now.getTime() + seconds * 1000) });

test('it counts for a minute', () => {
  expect(isChallenge(challenge, errand, after(0))).toBe(true);
  expect(isChallenge(challenge, errand, after(59))).toBe(true);
  expect(isChallenge(challenge, errand, after(60))).toBe(false);
});

test('a process whose clock is behind takes it, one whose clock was set back does not', () => {
  expect(isChallenge(challenge, errand, after(-60))).toBe(true);
  expect(isChallenge(challenge, errand, after(-61))).toBe(false);
});

test.each<[string, Errand]>([
  ['another purpose', { ...errand, purpose: 'signIn' }],
  ['another session', { ...errand, holder: 'session-2' }],
])('it does not count for %s', (_, other) => {
  expect(isChallenge(challenge, other, after(0))).toBe(false);
});

test('nobody makes one without the secret, nor prolongs one', () => {
  const [nonce, , signature] = Buffer.from(challenge, 'base64url').toString().split('.');
  const later = (now.getTime() + 90_000).toString(36);
  const prolonged = Buffer.from([nonce, later, signature].join('.')).toString('base64url');
  expect(isChallenge(prolonged, errand, after(80))).toBe(false);
  expect(isChallenge(makeChallenge(errand, { ...after(0), secret: 'x' }), errand, after(0))).toBe(
    false,
  );
  expect(isChallenge('', errand, after(0))).toBe(false);
});

test('no two are alike', () => {
  expect(makeChallenge(errand, { secret, now })).not.toBe(challenge);
});

test('a page inside another one signs nothing', () => {
  const [key, asked] = [makeAuthenticator(), { challenge, rpId: 'localhost' } as RequestOptions];
  expect(challengeOf(key.get(asked).clientDataJSON)).toBe(challenge);
  expect(challengeOf(key.get(asked, { crossOrigin: true }).clientDataJSON)).toBeUndefined();
  expect(challengeOf('bm90IEpTT04')).toBeUndefined();
  expect(challengeOf(Buffer.from('null').toString('base64url'))).toBeUndefined();
});
