import { z } from 'zod/mini';
import type { User } from '#core/user/contract/user.ts';
import { email, normalEmail } from '#platform/contract/call/fields.ts';
import { holds } from '#platform/web/ui/base/holds.ts';

type Suggested = Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'disabled'>;

const mostSuggested = 8;

/**
 * Whom to offer for what was typed: by first and last name, both in either order, and e-mail (spec
 * 2, section 5). Neither disabled users nor those already chosen.
 */
export function suggestionsFor<U extends Suggested>(
  users: readonly U[],
  typed: string,
  chosen: readonly string[],
): U[] {
  const known = new Set(chosen.map(normalEmail));
  const text = typed.trim();
  if (!text) return [];
  return users
    .filter((user) => !user.disabled && !known.has(normalEmail(user.email)))
    .filter(({ firstName, lastName, email }) =>
      [[lastName, firstName, lastName].join(' '), email].some((one) => holds(one, text)),
    )
    .slice(0, mostSuggested);
}

/**
 * The addresses in a text that was typed or pasted, as mail programs write them too: "Anna
 * <a@b.ru>; c@d.ru". `rest` is what is none.
 */
export function splitAddresses(text: string): { emails: string[]; rest: string } {
  const found = text.split(/[,;\n]/).flatMap(addressesIn);
  const emails = found.filter(isEmail).map(normalEmail);
  const rest = found.filter((one) => !isEmail(one)).join(', ');
  return { emails: [...new Set(emails)], rest };
}

/** One address with its name, or several with spaces between them. */
function addressesIn(part: string): string[] {
  const named = /<([^<>]+)>\s*$/.exec(part)?.[1];
  if (named) return [named.trim()];
  const words = part.split(/\s+/).filter(Boolean);
  return words.every(isEmail) ? words : [part.trim()];
}

const isEmail = (text: string): boolean => z.safeParse(email, text).success;
