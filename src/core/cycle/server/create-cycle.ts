import { randomUUID } from 'node:crypto';
import type { CycleForm } from '#core/cycle/contract/cycle.ts';
import { firstCycleDates } from '#core/questionary/contract/rules/cycle.ts';
import type { AskedOfAll } from '#core/questionary/server/from-file/make-many.ts';
import { findKnown } from '#core/questionary/server/record/form-queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays, daysBetween } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { makeCardsOf } from './add-cards.ts';
import { competenceIdsOf, cycleColumns, leftToBrand, settingsOf } from './record/fields.ts';
import {
  type CycleColumns,
  type CycleRow,
  getCycleDefaults,
  insertCycle,
  listAskedIds,
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

/**
 * The next cycle from this one: its settings and the people who still work here, with dates from today that
 * are as far apart. By cards these come with questionaries as they would be made today. Returns its id.
 */
export async function copyCycle(
  scope: Scope,
  row: CycleRow,
  asked: Omit<AskedOfAll, 'isDryRun'>,
): Promise<string> {
  const { id, dateStart, dateEnd, releaseOn, chooseUntil, byCards } = row;
  const { now, timeZone } = asked;
  const first = firstCycleDates(dateIn(timeZone, now));
  const lastDay = addDays(first.dateStart, daysBetween(dateStart, dateEnd));
  const columns = {
    ...settingsOf(row),
    chooseUntil: chooseUntil && first.chooseUntil,
    dateStart: first.dateStart,
    dateEnd: lastDay,
    releaseOn: releaseOn && addDays(lastDay, daysBetween(dateEnd, releaseOn)),
    byCards,
  };
  const copy = await insertWhole(scope, columns, await listAskedIds(scope, id), now);
  const employeeIdList = await listStaying(scope, id);
  if (byCards) await makeCardsOf(scope, copy, employeeIdList, asked);
  else await insertSubjects(scope, copy.id, { employeeIdList }, 'choosing');
  return copy.id;
}
