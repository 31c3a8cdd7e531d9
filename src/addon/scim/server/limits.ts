import type { DayLimit } from '#addon/scim/contract/held.ts';
import { brokenLimits } from '#core/employee/contract/rules/machine-limits.ts';
import { aDayBefore } from '#core/employee/server/run/day.ts';
import { countByMachine } from '#core/employee/server/run/day-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { forgetHeld, insertDone, isAllowed, type Limited } from './limit-queries.ts';

/** After how long a directory of users may ask again, in seconds: it does so by itself. */
const askAgain = 60 * 60;

/** Thrown for what isn't done until somebody of HR has said yes. */
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
export async function requireWithin(
  scope: Scope,
  limited: Limited & { kind: DayLimit },
  now: Date,
): Promise<void> {
  const { kind } = limited;
  if (await isAllowed(scope, limited, now)) return forgetHeld(scope, limited);
  const { present, ...done } = await countByMachine(scope, aDayBefore(now));
  const counts = { present: present + done.left, ...done, listed: null };
  counts[kind] += 1;
  if (brokenLimits(counts, { mayCreate: false }).includes(kind)) throw new Held(limited);
  await insertDone(scope, limited, now);
}

/**
 * Somebody with rights here leaves only by a yes to that, however few leave in a day. A yes from before they had
 * rights is of another kind.
 */
export async function requireYes(
  scope: Scope,
  whom: Pick<Limited, 'subject' | 'name'>,
  now: Date,
): Promise<void> {
  const limited = { ...whom, kind: 'rights' } as const;
  if (!(await isAllowed(scope, limited, now))) throw new Held(limited);
  await forgetHeld(scope, limited);
}
