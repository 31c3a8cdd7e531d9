import { repeatable } from '#core/questionary/contract/rules/next-dates.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays, daysBetween } from '#platform/contract/rules/days.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { insertWithLists } from './create-questionary.ts';
import { ownColumns } from './record/fields.ts';
import { getLists } from './record/lists-queries.ts';
import { getThreshold, type OwnColumns, type QuestionaryRow } from './record/queries.ts';
import type { Clock } from './work/work-facts.ts';

/**
 * Copies everything but number, dates and status. The copy begins today and lasts as long (rule
 * 20), unless it would repeat too soon then. Returns its id.
 */
export async function duplicateQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  { now, timeZone }: Clock,
): Promise<string> {
  const dateStart = dateIn(timeZone, now);
  const dateEnd = addDays(dateStart, daysBetween(row.dateStart, row.dateEnd));
  const { periodType } = row;
  if (!periodType) return copyQuestionary(scope, row, { dateStart, dateEnd }, now);
  const isAnonymous = keepsAnonymity({ ...row, anonymityThreshold: await getThreshold(scope) });
  const copy = { periodType, dateStart, dateEnd };
  return copyQuestionary(scope, row, isAnonymous ? repeatable(copy) : copy, now);
}

/** The same with other dates, and as often as they say. */
export async function copyQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  dates: Pick<OwnColumns, 'dateStart' | 'dateEnd'> & Partial<Pick<OwnColumns, 'periodType'>>,
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
