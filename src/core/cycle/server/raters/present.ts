import { type ListRelation, ratersPolicy } from '#core/cycle/contract/policy/raters.ts';
import type { RaterList } from '#core/cycle/contract/raters.ts';
import { countLoads } from '#core/cycle/server/record/load-queries.ts';
import { pickedRoles } from '#core/questionary/contract/questionary.ts';
import {
  type StructureRole,
  structureRoles,
} from '#core/questionary/contract/questionary-from-structure.ts';
import { mostOfRole } from '#core/questionary/contract/rules/cycle.ts';
import { loadStructure } from '#core/questionary/server/from-structure/load-structure.ts';
import { colleaguesInTurn } from '#core/questionary/server/from-structure/rules.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { decides, isForAdmin, type ListAsker } from './access.ts';
import type { ListRow } from './list-queries.ts';
import { listRatersOf } from './rater-queries.ts';
import { loadNewcomers, loadRoleNotes } from './role-notes.ts';

/** The caller of one list, and the moment. */
export interface ListView {
  asker: ListAsker;
  relation: ListRelation;
  now: Date;
  today: string;
}

const needed: ReadonlySet<Permission> = new Set(
  Object.values(ratersPolicy).map((one) => one.needs),
);

/** A list as its policy sees it. */
export const thingOf = (
  row: ListRow,
  { relation, today }: Pick<ListView, 'relation' | 'today'>,
) => ({ ...row, relation, hasBegun: today >= row.dateStart });

/**
 * How much these people are asked already in the cycle. By link, and to whoever chooses, it is only said of whom it
 * is as much as the cycle wants (rule 138a).
 */
export async function withLoads<Person extends { id: string }>(
  scope: Scope,
  { cycleId, employeeId, perRater }: Pick<ListRow, 'cycleId' | 'employeeId' | 'perRater'>,
  { asker, relation }: Pick<ListView, 'asker' | 'relation'>,
  people: readonly Person[],
  listed: ReadonlySet<string> = new Set(),
) {
  const ids = people.map(({ id }) => id);
  const loads = await countLoads(scope, cycleId, ids, asker.employeeId);
  const isSaid = decides(relation) && !asker.isLink;
  const isCounted = employeeId !== asker.employeeId;
  return people.map((person) => {
    const load = loads.get(person.id) ?? 0;
    const elsewhere = load - (isCounted && listed.has(person.id) ? 1 : 0);
    return { ...person, isFull: elsewhere >= perRater, ...(isSaid && { load }) };
  });
}

/** The last day for the caller: who chooses late, or approves, has time until work begins. */
export function untilOf(
  { chooseUntil, dateStart }: Pick<ListRow, 'chooseUntil' | 'dateStart'>,
  { isDeciding, today }: { isDeciding: boolean; today: string },
): string {
  const isInTime = chooseUntil !== null && chooseUntil >= today;
  return isInTime && !isDeciding ? chooseUntil : addDays(dateStart, -1);
}

/** One list as the caller may see it: of its row what the contract declares. */
export async function presentList(scope: Scope, row: ListRow, view: ListView): Promise<RaterList> {
  const { relation, now, today } = view;
  const isDeciding = decides(relation);
  const raters = await listRatersOf(scope, [row]);
  const can = verbsOf(ratersPolicy, needed, thingOf(row, view));
  const suggested = await suggest(scope, row, raters, can.includes('save') || can.includes('add'));
  const ids = raters.map(({ id }) => id);
  const loaded = await withLoads(scope, row, view, raters, new Set(ids));
  const { newcomerIds, isCompanyNew } = await loadNewcomers(scope, isDeciding ? ids : [], now);
  const threshold = row.frozenThreshold ?? (await getThreshold(scope));
  const [roleNotes = []] = isDeciding ? await loadRoleNotes(scope, [{ row, raters }], now) : [];
  return {
    ...row,
    cycle: { id: row.cycleId, name: row.cycleName, message: row.message },
    subject: { ...row, id: row.employeeId },
    relation,
    isForAdmin: isForAdmin(row),
    isApproved: row.approvedBy !== 'nobody',
    until: untilOf(row, { isDeciding, today }),
    isBound: !isDeciding,
    threshold: keepsAnonymity({ ...row, anonymityThreshold: threshold }) ? threshold : null,
    raterList: loaded.map((rater) => ({ ...rater, isNew: newcomerIds.has(rater.id) })),
    isCompanyNew,
    suggestions: {
      supervisor: await withLoads(scope, row, view, suggested.byRole.supervisor),
      // Whoever is asked less comes first: "add all" takes as many as there is room for.
      colleague: (await withLoads(scope, row, view, suggested.byRole.colleague)).toSorted(
        (a, b) => Number(a.isFull) - Number(b.isFull),
      ),
      subordinate: await withLoads(scope, row, view, suggested.byRole.subordinate),
    },
    ledCount: suggested.ledCount,
    roleNotes,
    can,
  };
}

/** Whom the structure suggests and the list doesn't have; nobody where it can't be changed. */
async function suggest(
  scope: Scope,
  { employeeId, method, limits }: ListRow,
  raters: readonly { id: string }[],
  isOpen: boolean,
) {
  const structure = await loadStructure(scope, [employeeId]);
  const found = {
    ...structure.ratersOf(employeeId),
    colleague: colleaguesInTurn(structure, employeeId, limits.colleague.max),
  };
  const listed = new Set(raters.map(({ id }) => id));
  const of = (role: StructureRole) =>
    !isOpen || !pickedRoles(method).includes(role)
      ? []
      : found[role]
          .filter((id) => !listed.has(id))
          .slice(0, mostOfRole)
          .flatMap((id) => {
            const person = structure.people.get(id);
            if (!person) return [];
            const { firstName, lastName, middleName, position, subdivision } = person;
            return [{ id, firstName, lastName, middleName, position, subdivision }];
          });
  const byRole = Object.fromEntries(structureRoles.map((role) => [role, of(role)])) as Record<
    StructureRole,
    ReturnType<typeof of>
  >;
  return { byRole, ledCount: found.subordinate.length };
}
