import { brokenLimits } from '#contract/people/rules/machine-limits.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { countDay, forgetHeld, insertDone, type Limited } from './limit-queries.ts';

const day = 24 * 60 * 60 * 1000;
export const aDayBefore = (now: Date): Date => new Date(now.getTime() - day);
export const aDayAfter = (now: Date): Date => new Date(now.getTime() + day);

/** In seconds: a directory of users asks again by itself. */
const askAgain = 60 * 60;

/** What isn't done until somebody of HR has said yes. */
export class Held extends Failure {
  readonly limited: Limited;

  constructor(limited: Limited) {
    super('tooMany', {
      retryAfterSeconds: askAgain,
      text: { key: `scimMessages.held.${limited.kind}` },
    });
    this.limited = limited;
  }
}

/**
 * Counts a change, or throws where the company's programs would do more of it within a day than they may on their own
 * (rule 190). What somebody has allowed counts towards nothing. Needs the lock of the brand: two at once can't pass it.
 */
export async function requireWithin(scope: Scope, limited: Limited, now: Date): Promise<void> {
  const { kind } = limited;
  const { present, isAllowed, ...done } = await countDay(scope, limited, {
    since: aDayBefore(now),
    now,
  });
  if (isAllowed) return forgetHeld(scope, limited);
  const counts = { present: present + done.left, ...done, listed: null };
  counts[kind] += 1;
  if (brokenLimits(counts, { mayCreate: false }).includes(kind)) throw new Held(limited);
  await insertDone(scope, limited, now);
}
