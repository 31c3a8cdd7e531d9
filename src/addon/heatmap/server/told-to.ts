import { listPeopleKnownTo } from '#core/report/server/known/queries.ts';
import { seesAllReports } from '#platform/contract/call/access.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { companyMean, departmentsMean } from './company-rules.ts';
import type { CompanyCounts, Mean } from './figures-rules.ts';
import { countedOn, type Day, type KeptCounts } from './kept.ts';
import { countsBeside, type Groups } from './known-rules.ts';
import type { Period } from './queries.ts';
import { keepTold, readTold, type Told } from './told-queries.ts';

/** Who looks at company results. */
export interface Looker {
  context: Context;
  actor: Actor;
}

/** The day in UTC: a time zone can be changed, and would put the same reports on other days. */
export const dayOf = ({ context, actor: { brandId } }: Looker): Day => ({
  brandId,
  today: dateIn('UTC', context.now()),
});

/**
 * What is counted on this day, as its reader may be told it. Whoever opens every report has no secret to
 * find. Others who open some, or opened them once, are told less (rule 169), and never less than before.
 */
export async function countedFor(
  scope: Scope,
  looker: Looker,
  period: Period,
): Promise<KeptCounts> {
  const { actor } = looker;
  if (seesAllReports(actor.roles)) return countIn(scope, looker, period);
  // This locks the reader before the steps are locked, as whoever asks for several years holds both locks.
  const before = await readTold(scope, actor.accountId, period);
  const kept = await countIn(scope, looker, period);
  const known = await listPeopleKnownTo(scope, actor);
  const counted = await tellTable(scope, { actor, period, before, known }, kept.counted);
  return { ...kept, counted };
}

/** Counts in a transaction that is open: whoever others wait for waits for no connection (rule 71b). */
const countIn = (scope: Scope, looker: Looker, period: Period): Promise<KeptCounts> =>
  countedOn(scope, looker.context.database, dayOf(looker), period);

interface Telling {
  actor: Actor;
  period: Period;
  before: readonly Told[];
  known: ReadonlySet<string>;
}

const keptOf = new WeakMap<CompanyCounts, Map<string, ReturnType<typeof countsBeside>>>();

/** The table, worked out once for all who know the same people and were told the same before. */
async function tellTable(
  scope: Scope,
  { actor, period, before, known }: Telling,
  counted: CompanyCounts,
): Promise<CompanyCounts> {
  const groups = new Map(before.map(({ competenceId, groups }) => [competenceId, groups]));
  const kept = keptOf.get(counted) ?? new Map<string, ReturnType<typeof countsBeside>>();
  keptOf.set(counted, kept);
  const key = JSON.stringify([[...known].sort(), [...groups].sort()]);
  const found = kept.get(key) ?? countsBeside(counted, known, groups);
  kept.set(key, found);
  const told = await found;
  const inMean = new Map(before.map(({ competenceId, inMean }) => [competenceId, inMean]));
  await keepTold(
    scope,
    actor.accountId,
    period,
    [...told.groups].flatMap(([competenceId, own]) =>
      own.length === (groups.get(competenceId)?.length ?? 0)
        ? []
        : { competenceId, groups: copied(own), inMean: inMean.get(competenceId) ?? 0 },
    ),
  );
  return told;
}

const copied = (groups: Groups) => groups.map((numbers) => [...numbers]);

/**
 * The company's average in each competence, as it stands beside a report about this person. Whoever reads company
 * results, or has read them, finds here what those say.
 */
export async function meansFor(
  scope: Scope,
  looker: Looker,
  { subjectId, period }: { subjectId: string; period: Period },
): Promise<(competenceId: string) => Mean> {
  const { actor } = looker;
  const stepsOf = (id: string, { columns }: CompanyCounts) => columns.get(id)?.steps ?? [];
  // Admins and HR have no secret to find here, but pass reports on to their subjects.
  if (seesAllReports(actor.roles)) {
    const { counted } = await countIn(scope, looker, period);
    return (id) => companyMean(stepsOf(id, counted), (personId) => personId === subjectId);
  }
  const before = await readTold(scope, actor.accountId, period);
  const { counted } = await countIn(scope, looker, period);
  const known = (await listPeopleKnownTo(scope, actor)).add(subjectId);
  if (
    actor.permissions.has('report_heatmap_list') ||
    before.some(({ groups }) => groups.length > 0)
  ) {
    const told = await tellTable(scope, { actor, period, before, known }, counted);
    return (id) => departmentsMean(stepsOf(id, told));
  }
  const earlier = new Map(before.map((one) => [one.competenceId, one.inMean]));
  const means = new Map(
    [...counted.columns.keys()].map((id) => [
      id,
      companyMean(stepsOf(id, counted), (personId) => known.has(personId), earlier.get(id)),
    ]),
  );
  const further = [...means].flatMap(([competenceId, { inMean }]) =>
    inMean === (earlier.get(competenceId) ?? 0) ? [] : { competenceId, groups: [], inMean },
  );
  await keepTold(scope, actor.accountId, period, further);
  return (id) => means.get(id) ?? departmentsMean([]);
}
