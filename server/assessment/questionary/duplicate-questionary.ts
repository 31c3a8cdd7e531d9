import { dateIn } from '#contract/platform/rules/dates.ts';
import { addDays, daysBetween } from '#contract/platform/rules/days.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { insertWithLists } from './create-questionary.ts';
import { ownColumns } from './record/fields.ts';
import { getLists } from './record/lists-queries.ts';
import type { QuestionaryRow } from './record/queries.ts';
import type { Clock } from './work/work-facts.ts';

/**
 * Copies everything but number, dates and status. The copy begins today and lasts as long (rule
 * 20). Returns its id.
 */
export function duplicateQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  { now, timeZone }: Clock,
): Promise<string> {
  const dateStart = dateIn(timeZone, now);
  const dateEnd = addDays(dateStart, daysBetween(row.dateStart, row.dateEnd));
  return copyQuestionary(scope, row, { dateStart, dateEnd }, now);
}

/** The same with other dates. */
export async function copyQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  dates: { dateStart: string; dateEnd: string },
  now: Date,
): Promise<string> {
  const { participants, ...lists } = await getLists(scope, row.id);
  const draft = {
    columns: { ...ownColumns(row), ...dates },
    lists: { ...lists, participants: participants.filter(({ type }) => type !== 'employee') },
  };
  const [made] = await insertWithLists(scope, [draft], now);
  return made.id;
}
