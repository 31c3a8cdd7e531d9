import { expect, test } from 'vitest';
import { makeInvitationToken, readInvitationToken } from './token.ts';

test('an invitation token names its brand and is new each time', () => {
  const brandId = crypto.randomUUID();
  const made = makeInvitationToken(brandId);
  expect(readInvitationToken(made.token)).toEqual({ brandId, tokenHash: made.tokenHash });
  expect(makeInvitationToken(brandId).token).not.toBe(made.token);
  expect(made.token).not.toContain(made.tokenHash);
});

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(22)}.`, `${'!'.repeat(22)}.${'a'.repeat(43)}`])(
  'is none: %j',
  (token) => expect(readInvitationToken(token)).toBeNull(),
);
