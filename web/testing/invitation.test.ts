import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkMark } from './invitation.ts';

it('marks a link the same each time, other links otherwise, and never holds the link', () => {
  const token = fc.string({ minLength: 40, maxLength: 66 });
  fc.assert(
    fc.property(token, token, (one, other) => {
      expect(linkMark(one)).toBe(linkMark(one));
      expect(linkMark(one) === linkMark(other)).toBe(one === other);
      expect(linkMark(one)).toMatch(/^link-[0-9a-z]{1,11}$/);
    }),
  );
});
