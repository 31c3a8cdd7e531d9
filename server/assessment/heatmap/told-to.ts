import { seesAllReports } from '#contract/platform/call/access.ts';
import { dateIn } from '#contract/platform/rules/dates.ts';
import type { Context } from '#server/context.ts';
import { listPeopleKnownTo } from '#server/people/known/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { Actor } from '#server/platform/http/call.ts';
import type { CompanyCounts } from './figures-rules.ts';
import { countedOn, type Day, type KeptCounts } from './kept.ts';
import { countsBeside } from './known-rules.ts';
import type { Period } from './queries.ts';

/** Who looks at company results. */
export interface Looker {
  context: Context;
  actor: Actor;
}

type Read = <R>(work: (scope: Scope) => Promise<R>) => Promise<R>;

/** In the transaction that is open. */
export const alreadyIn =
  (scope: Scope): Read =>
  (work) =>
    work(scope);

/** In UTC: a time zone can be changed, and would put the same reports on other days. */
export const dayOf = ({ context, actor: { brandId } }: Looker): Day => ({
  brandId,
  today: dateIn('UTC', context.now()),
});

/**
 * What is counted on this day, as its reader may be told it. Whoever opens every report has no secret to
 * find. A director who opens some, or opened them once, is told less (rule 169). Others see no company
 * results but one average beside a report, which leaves out whom they know by itself (rule 71c).
 */
export async function countedFor(looker: Looker, period: Period, read: Read): Promise<KeptCounts> {
  const { context, actor } = looker;
  const kept = await countedOn(context.database, dayOf(looker), period, read);
  const isFree = seesAllReports(actor.roles) || !actor.permissions.has('report_heatmap_list');
  return isFree ? kept : { ...kept, counted: await besideKnown(kept.counted, actor, read) };
}

const keptOf = new WeakMap<CompanyCounts, Map<string, Promise<CompanyCounts>>>();

/** Kept as long as the counts are, for all whom the same people's marks are known to. */
async function besideKnown(
  counted: CompanyCounts,
  actor: Actor,
  read: Read,
): Promise<CompanyCounts> {
  const known = await read((scope) => listPeopleKnownTo(scope, actor));
  if (known.size === 0) return counted;
  const kept = keptOf.get(counted) ?? new Map<string, Promise<CompanyCounts>>();
  keptOf.set(counted, kept);
  const key = [...known].sort().join(' ');
  const found = kept.get(key) ?? countsBeside(counted, known);
  kept.set(key, found);
  return found;
}
