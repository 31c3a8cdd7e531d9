import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { type CycleForm, openFields } from '#core/cycle/contract/cycle.ts';
import { remindPeople } from '#core/invitation/server/remind.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { requireCompetences } from './create-cycle.ts';
import {
  countLaunched,
  findLatestEnd,
  handToDrafts,
  listPendingRaters,
  moveQuestionaries,
} from './launch/queries.ts';
import { launchAgain } from './launch/queue-launch.ts';
import { competenceIdsOf, cycleColumns, lockedFields, savedCycle } from './record/fields.ts';
import {
  type CycleRow,
  listCycleCompetences,
  saveCycleCompetences,
  updateCycleRow,
} from './record/queries.ts';
import { requireCycle } from './record/require-cycle.ts';
import { daysOfCycle } from './record/rules.ts';

/**
 * Saves the form over the locked row. 409 at each field that its status locks. A later last day and day of
 * opening go for those at work too; with other questions those whom the launch failed for are tried right away. Returns what the activity log says about it.
 */
export async function saveCycle(
  scope: Scope,
  row: CycleRow,
  form: CycleForm,
  clock: Clock,
): Promise<AuditDetails> {
  requireCycle(row, 'update');
  const savedIds = (await listCycleCompetences(scope, row.id, 'ru')).map(({ id }) => id);
  const columns = cycleColumns(form, row);
  const competenceIds = competenceIdsOf(form);
  const fieldList = changedFields(
    'cycle',
    savedCycle(row, savedIds),
    savedCycle(columns, competenceIds),
  );
  const open = openFields(row, (await countLaunched(scope, row.id)).launched > 0);
  const refusals = [
    ...lockedFields(open, fieldList),
    ...pastIssues(row, columns, dateIn(clock.timeZone, clock.now)),
    ...(await sharingIssues(scope, row, columns)),
  ];
  if (refusals.length > 0) throw conflict(...refusals);
  if (open.includes('competenceList')) {
    await requireCompetences(scope, competenceIds, savedIds);
    await saveCycleCompetences(scope, row.id, competenceIds);
  }
  // Choosing that is to go on later ends anew.
  const goesOn = columns.chooseUntil !== row.chooseUntil;
  await updateCycleRow(scope, row.id, { ...columns, ...(goesOn && { choosingEndedAt: null }) });
  if (row.byCards) await handToDrafts(scope, row.id, columns);
  if (row.status === 'inwork' || row.byCards) {
    await moveWork(scope, row, columns, clock);
    if (fieldList.some((field) => field.startsWith('competence'))) await launchAgain(scope, row.id);
  }
  return { fieldList };
}

type Days = Pick<CycleRow, 'dateEnd' | 'releaseOn'>;

/**
 * Gives the questionaries of a cycle its new days, but for those that have a last day of their own. Of an earlier one
 * whoever still has to answer hears in one reminder of all that waits: a letter for each questionary would be dozens.
 */
async function moveWork(scope: Scope, before: CycleRow, after: Days, clock: Clock): Promise<void> {
  const moved = await moveQuestionaries(scope, before, after);
  if (after.dateEnd >= before.dateEnd || moved.length === 0) return;
  const employeeIds = await listPendingRaters(scope, moved);
  if (employeeIds.length > 0) await remindPeople(scope, { employeeIds, notAbout: null }, clock);
}

/** Once it has begun, a day may stay where it is, and move to today or later. */
function pastIssues(
  row: CycleRow,
  after: Pick<CycleRow, (typeof daysOfCycle)[number]>,
  today: string,
): Issue[] {
  if (row.status === 'created') return [];
  return daysOfCycle.flatMap((path): Issue[] => {
    const day = after[path];
    return day && day !== row[path] && day < today ? [{ path, key: 'cycleMessages.dayPast' }] : [];
  });
}

/** Whoever was given a later last day of their own has it before the day of opening, too (rule 132). */
async function sharingIssues(
  scope: Scope,
  row: CycleRow,
  { releaseOn, dateEnd }: Days,
): Promise<Issue[]> {
  if (!releaseOn || releaseOn === row.releaseOn) return [];
  const latest = await findLatestEnd(scope, row, dateEnd);
  return latest && releaseOn < latest
    ? [{ path: 'releaseOn', key: 'cycleMessages.openingBeforeEnd' }]
    : [];
}
