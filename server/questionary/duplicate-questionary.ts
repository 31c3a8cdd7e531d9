import type { Scope } from '#server/db/scope.ts';
import { addDays, dateIn, daysBetween } from '#server/shared/calendar.ts';
import { insertWithLists } from './create-questionary.ts';
import { listCompetences, listParticipants, listSubjects } from './record/detail-queries.ts';
import type { QuestionaryRow } from './record/queries.ts';
import type { Clock } from './work/check-work.ts';

/** Copies all but number, dates and status; it begins today and lasts as long (rule 20). Answers the copy's id. */
export function duplicateQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  { now, timeZone }: Clock,
): Promise<string> {
  const dateStart = dateIn(timeZone, now);
  const dateEnd = addDays(dateStart, daysBetween(row.dateStart, row.dateEnd));
  return copyQuestionary(scope, row, { dateStart, dateEnd }, now);
}

/** The same on other days. */
export async function copyQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  dates: { dateStart: string; dateEnd: string },
  now: Date,
): Promise<string> {
  const { method, type, positionId, subdivisionId, periodType, isAnonymous } = row;
  const participants = await listParticipants(scope, row.id);
  const lists = {
    employeeIds: (await listSubjects(scope, row.id)).map(({ id }) => id),
    competenceIds: (await listCompetences(scope, row.id, 'ru')).map(({ id }) => id),
    participants: participants.filter((participant) => participant.type !== 'employee'),
  };
  const columns = { method, type, positionId, subdivisionId, periodType, isAnonymous };
  const [made] = await insertWithLists(scope, [{ columns: { ...columns, ...dates }, lists }], now);
  return made.id;
}
