import { mostCreated } from '#contract/people/rules/machine-limits.ts';
import type { AnyDoer } from '#server/company/audit/note.ts';
import { countBroughtByKeys } from '#server/people/employee/run/queries.ts';
import { lockEmployees } from '#server/people/leader/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * How many people more a program may bring today by its key (rule 210); as many as there are, where a person imports.
 * Two at once wait for each other, so that they can't pass it together.
 */
export async function roomForKey(
  scope: Scope,
  { doer: { actor }, now }: { doer: AnyDoer; now: Date },
): Promise<number> {
  if (!('keyName' in actor)) return Number.POSITIVE_INFINITY;
  await lockEmployees(scope);
  const { brought, present } = await countBroughtByKeys(scope, new Date(now.getTime() - day));
  return Math.max(0, mostCreated(present) - brought);
}
