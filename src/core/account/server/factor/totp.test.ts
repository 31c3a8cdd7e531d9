import { expect, test } from 'vitest';
import { codeOf, judgeCode, newSecret, secretBytes, stepAt, totpUri } from './totp.ts';

/** RFC 6238, appendix B: the secret is twenty ASCII digits, and the codes have eight digits. */
const ofRfc = Buffer.from('12345678901234567890');
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i seconds is that of the RFC', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000));
  expect(codeOf(ofRfc, step, 8)).toBe(code);
  expect(codeOf(ofRfc, step)).toBe(code.slice(2));
});

test('a secret has 160 bits, and none is given twice', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(secretBytes(one)).toHaveLength(20);
  expect(one).not.toBe(other);
  expect(secretBytes('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toEqual(ofRfc);
});

test('the picture names the product and the account', () => {
  expect(totpUri('ABC', { issuer: 'Оценка 360', account: 'a@b.ru' })).toBe(
    'otpauth://totp/%D0%9E%D1%86%D0%B5%D0%BD%D0%BA%D0%B0%20360%3Aa%40b.ru?secret=ABC&issuer=%D0%9E%D1%86%D0%B5%D0%BD%D0%BA%D0%B0%20360',
  );
});

test('a code counts half a minute before and after; older ones tell of a slow clock, later ones nothing', () => {
  const now = new Date('2026-06-15T09:00:00Z');
  const judge = (off: number) => judgeCode(ofRfc, codeOf(ofRfc, stepAt(now) + off), now);
  for (const off of [-1, 0, 1]) expect(judge(off)).toEqual({ step: stepAt(now) + off });
  for (const off of [-2, -6, -20]) expect(judge(off)).toBe('slow');
  for (const off of [-21, 2, 6]) expect(judge(off)).toBe('wrong');
});
