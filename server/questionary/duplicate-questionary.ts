import { addDays, dateIn, daysBetween } from '#server/calendar.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Clock } from './check-work.ts';
import { insertWithLists } from './create-questionary.ts';
import { listCompetencies, listParticipants, listSubjects } from './detail-queries.ts';
import type { QuestionaryRow } from './queries.ts';

/** Copies all but number, dates and status; it begins today and lasts as long (decision 20). Answers the copy's id. */
export async function duplicateQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  { now, timeZone }: Clock,
): Promise<string> {
  const { method, type, positionId, subdivisionId, periodType, isAnonymous } = row;
  const dateStart = dateIn(timeZone, now);
  const dateEnd = addDays(dateStart, daysBetween(row.dateStart, row.dateEnd));
  const participants = await listParticipants(scope, row.id);
  const lists = {
    employeeIds: (await listSubjects(scope, row.id)).map(({ id }) => id),
    competenceIds: (await listCompetencies(scope, row.id, 'ru')).map(({ id }) => id),
    participants: participants.filter((participant) => participant.type !== 'employee'),
  };
  const columns = { method, type, positionId, subdivisionId, periodType, isAnonymous };
  const draft = { columns: { ...columns, dateStart, dateEnd }, lists };
  const [made] = await insertWithLists(scope, [draft], now);
  return made.id;
}
