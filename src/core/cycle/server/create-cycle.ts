import { randomUUID } from 'node:crypto';
import type { CycleForm } from '#core/cycle/contract/cycle.ts';
import { firstCycleDates } from '#core/questionary/contract/rules/cycle.ts';
import type { AskedOfAll } from '#core/questionary/server/from-file/make-many.ts';
import { listStructurePeople } from '#core/questionary/server/from-structure/queries.ts';
import { findKnown } from '#core/questionary/server/record/form-queries.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays, daysBetween } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { makeCardsIn } from './add-cards.ts';
import { asSubjects, withoutCompetences } from './make-cards.ts';
import { competenceIdsOf, cycleColumns, leftToBrand } from './record/fields.ts';
import {
  type CycleColumns,
  type CycleRow,
  getCycleDefaults,
  insertCycle,
  listCycleCompetences,
  saveCycleCompetences,
  takeCycleNumber,
} from './record/queries.ts';
import { insertSubjects, listStaying } from './record/subject-queries.ts';

/** Saves a new cycle without people and returns its id. */
export async function makeCycle(scope: Scope, form: CycleForm, now: Date): Promise<string> {
  const left = leftToBrand(await getCycleDefaults(scope));
  const competenceIds = competenceIdsOf(form);
  await requireCompetences(scope, competenceIds);
  const columns = { ...cycleColumns(form, left), byCards: false };
  return (await insertWhole(scope, columns, competenceIds, now)).id;
}

/** Saves a new cycle whose people come with questionaries; making these finds whether its competencies may be asked. */
export async function makeCycleByCards(
  scope: Scope,
  form: CycleForm,
  now: Date,
): Promise<CycleRow> {
  const columns = cycleColumns(form, leftToBrand(await getCycleDefaults(scope)));
  const whole = { ...columns, byCards: true };
  return insertWhole(scope, whole, competenceIdsOf(form), now);
}

async function insertWhole(
  scope: Scope,
  columns: CycleColumns & Pick<CycleRow, 'byCards'>,
  competenceIds: readonly string[],
  now: Date,
): Promise<CycleRow> {
  const id = randomUUID();
  const number = await takeCycleNumber(scope);
  const row = await insertCycle(scope, { ...columns, id, number, createdAt: now });
  await saveCycleCompetences(scope, id, competenceIds);
  return row;
}

/** 400 at each competence that the brand doesn't have, or has archived. What is `kept` may be (rule 86). */
export async function requireCompetences(
  scope: Scope,
  ids: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const known = await findKnown(scope, [
    { employeeList: [], participantList: [], competenceList: ids.map((id) => ({ id })) },
  ]);
  const issues = ids.flatMap((id, at): Issue[] => {
    const path = `competenceList.${at}.id`;
    if (!known.competenceIds.has(id))
      return [{ path, key: 'questionaryMessages.unknownCompetence' }];
    return known.archivedIds.has(id) && !kept.includes(id)
      ? [{ path, key: 'directoryMessages.archivedCompetence' }]
      : [];
  });
  if (issues.length > 0) throw invalid(...issues);
}

/** Makes a questionary for each person; nobody looks through them before. 400 where a position has no competencies. */
async function copyCards(
  scope: Scope,
  copy: CycleRow,
  employeeIds: readonly string[],
  asked: Clock & Pick<AskedOfAll, 't' | 'locale'>,
): Promise<void> {
  const people = asSubjects(await listStructurePeople(scope, employeeIds));
  const wrong = await makeCardsIn(scope, copy, people, { ...asked, isDryRun: false });
  if (wrong.length > 0) throw withoutCompetences(wrong, 'employeeIdList');
}

/**
 * The next cycle from this one: its settings and the people who still work here, with dates from today that
 * are as far apart. By cards these come with questionaries as they would be made today. Returns its id.
 */
export async function copyCycle(
  scope: Scope,
  { id, dateStart, dateEnd, releaseOn, chooseUntil, ...row }: CycleRow,
  asked: Clock & Pick<AskedOfAll, 't' | 'locale'>,
): Promise<string> {
  const { now, timeZone } = asked;
  const first = firstCycleDates(dateIn(timeZone, now));
  const lastDay = addDays(first.dateStart, daysBetween(dateStart, dateEnd));
  const competences = await listCycleCompetences(scope, id, 'ru');
  const copy = await insertWhole(
    scope,
    {
      name: row.name,
      method: row.method,
      isAnonymous: row.isAnonymous,
      smallGroups: row.smallGroups,
      chosenBy: row.chosenBy,
      approvedBy: row.approvedBy,
      limits: row.limits,
      perRater: row.perRater,
      competenceSource: row.competenceSource,
      release: row.release,
      mayDecline: row.mayDecline,
      askAgainWeeks: row.askAgainWeeks,
      message: row.message,
      chooseUntil: chooseUntil && first.chooseUntil,
      dateStart: first.dateStart,
      dateEnd: lastDay,
      releaseOn: releaseOn && addDays(lastDay, daysBetween(dateEnd, releaseOn)),
      byCards: row.byCards,
    },
    competences.filter((one) => !one.isArchived).map((one) => one.id),
    now,
  );
  const employeeIdList = await listStaying(scope, id);
  if (copy.byCards) await copyCards(scope, copy, employeeIdList, asked);
  else await insertSubjects(scope, copy.id, { employeeIdList }, 'choosing');
  return copy.id;
}
