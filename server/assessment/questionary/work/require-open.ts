import type { QuestionaryRow } from '#server/assessment/questionary/record/queries.ts';
import { conflict } from '#server/platform/shared/errors.ts';

/** 409 where a questionary takes no answers today, as nobody is written to then. */
export function requireOpen({ status, dateStart, dateEnd }: QuestionaryRow, today: string): void {
  if (status !== 'inwork') throw conflict({ path: 'status', key: 'questionaryMessages.notInWork' });
  if (today < dateStart) {
    throw conflict({ path: 'dateStart', key: 'questionaryMessages.invitedOnStart' });
  }
  if (today > dateEnd) throw conflict({ path: 'dateEnd', key: 'questionaryMessages.dateEndPast' });
}
