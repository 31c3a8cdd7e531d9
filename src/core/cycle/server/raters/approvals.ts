import type { WaitingList } from '#core/cycle/contract/raters.ts';
import {
  type ListCounts,
  type ListRemark,
  tooFewIn,
  tooManyIn,
} from '#core/cycle/contract/rules/rater-list.ts';
import { countLoads } from '#core/cycle/server/record/load-queries.ts';
import { chosenTypes } from '#core/questionary/contract/rules/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { ListAsker } from './access.ts';
import { findLists, type ListRow } from './list-queries.ts';
import { untilOf } from './present.ts';
import { type ListedRater, listRatersOf } from './rater-queries.ts';
import { loadNewcomers, loadRoleNotes } from './role-notes.ts';
import { pageOfWaiting } from './waiting-queries.ts';

interface Page {
  limit: number;
  offset: number;
  now: Date;
  today: string;
}

/** A page of the lists that wait for the caller, with what to look at in each. */
export async function listApprovals(
  scope: Scope,
  asker: ListAsker,
  { now, ...page }: Page,
): Promise<{ data: WaitingList[]; count: number; isCompanyNew: boolean }> {
  const { rows: waiting, count } = await pageOfWaiting(scope, asker, page);
  const kinds = new Map(waiting.map((one) => [keyOf(one), one.kind]));
  const found = new Map(
    (await findLists(scope, waiting, { lock: false })).map((row) => [keyOf(row), row]),
  );
  const rows = waiting.flatMap((one) => found.get(keyOf(one)) ?? []);
  const raters = groupBy(await listRatersOf(scope, rows), (one) =>
    keyOf({ cycleId: one.cycleId, employeeId: one.subjectId }),
  );
  const lists = rows.map((row) => ({ row, raters: raters.get(keyOf(row)) ?? [] }));
  const notes = await loadRoleNotes(scope, lists, now);
  const isDeciding = (row: ListRow) => kinds.get(keyOf(row)) === 'approve';
  const decided = lists.filter(({ row }) => isDeciding(row)).flatMap((one) => one.raters);
  const { newcomerIds, isCompanyNew } = await loadNewcomers(
    scope,
    decided.map(({ id }) => id),
    now,
  );
  const loads = asker.isLink ? undefined : await loadsOf(scope, lists, asker);
  const data = lists.map(({ row, raters: listed }, place): WaitingList => {
    const decides = isDeciding(row);
    const roleNotes = decides ? (notes[place] ?? []) : [];
    const counts = countRoles(listed);
    const load = decides ? loads?.get(row.cycleId) : undefined;
    return {
      cycle: { id: row.cycleId, name: row.cycleName },
      subject: { ...row, id: row.employeeId },
      kind: decides ? 'approve' : 'choose',
      raterList: listed.map((rater) => ({ ...rater, isNew: decides && newcomerIds.has(rater.id) })),
      roleNotes,
      remarkList: decides ? remarksOf(row, { counts, listed, roleNotes, load }) : [],
      until: untilOf(row, { isDeciding: decides, today: page.today }),
      version: row.version,
    };
  });
  return { data, count, isCompanyNew };
}

const keyOf = ({ cycleId, employeeId }: { cycleId: string; employeeId: string }) =>
  `${cycleId} ${employeeId}`;

const countRoles = (listed: readonly ListedRater[]) =>
  Object.fromEntries(
    chosenTypes.map((type) => [type, listed.filter((one) => one.type === type).length]),
  ) as ListCounts;

interface Looked {
  counts: ListCounts;
  listed: readonly ListedRater[];
  roleNotes: WaitingList['roleNotes'];
  load: ReadonlyMap<string, number> | undefined;
}

/** What to look at before saying yes, the gravest first. */
function remarksOf(
  { limits, perRater, method, isLate }: ListRow,
  { counts, listed, roleNotes, load }: Looked,
): ListRemark[] {
  const hasRoles = method === '360';
  const is: Record<ListRemark, boolean> = {
    empty: listed.length === 0,
    noSupervisor: counts.supervisor === 0 && listed.length > 0,
    tooFew: hasRoles && tooFewIn(counts, limits).length > 0,
    tooMany: hasRoles && tooManyIn(counts, limits).length > 0,
    notShown: roleNotes.some(({ word }) => word === 'notShown'),
    gone: listed.some(({ isGone }) => isGone),
    // A leader stands on the lists of all whom they lead: nobody could change that.
    load: listed.some(({ id, type }) => type !== 'supervisor' && (load?.get(id) ?? 0) > perRater),
    late: isLate,
  };
  return (Object.keys(is) as ListRemark[]).filter((remark) => is[remark]);
}

/** How often each person of these lists stands in their cycle, by cycle and person. */
async function loadsOf(
  scope: Scope,
  lists: readonly { row: ListRow; raters: readonly ListedRater[] }[],
  { employeeId }: ListAsker,
): Promise<Map<string, Map<string, number>>> {
  const found = new Map<string, Map<string, number>>();
  for (const [cycleId, some] of groupBy(lists, ({ row }) => row.cycleId)) {
    const ids = new Set(some.flatMap(({ raters }) => raters.map(({ id }) => id)));
    found.set(cycleId, await countLoads(scope, cycleId, [...ids], employeeId));
  }
  return found;
}
