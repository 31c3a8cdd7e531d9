import type { QuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { requireStatus } from '#core/questionary/server/record/require-status.ts';
import { conflict } from '#platform/server/shared/errors.ts';

/** 409 where a questionary takes no answers today, as nobody is written to then. */
export function requireOpen(
  row: QuestionaryRow,
  verb: 'remind' | 'inviteAgain',
  today: string,
): void {
  requireStatus(row, verb);
  const { dateStart, dateEnd } = row;
  if (today < dateStart) {
    throw conflict({ path: 'dateStart', key: 'questionaryMessages.invitedOnStart' });
  }
  if (today > dateEnd) throw conflict({ path: 'dateEnd', key: 'questionaryMessages.dateEndPast' });
}
