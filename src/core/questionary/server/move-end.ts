import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { repeatIssues } from '#core/questionary/contract/rules/next-dates.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { getThreshold, type QuestionaryRow, updateRow } from './record/queries.ts';
import { requireStatus } from './record/require-status.ts';
import { dateEndIssues, sharingIssues } from './work/rules.ts';
import type { Clock } from './work/work-facts.ts';

type Row = Pick<
  QuestionaryRow,
  'id' | 'status' | 'method' | 'isAnonymous' | 'dateStart' | 'dateEnd' | 'periodType' | 'releaseOn'
>;

/**
 * Gives a questionary another last day and changes nothing else. Returns what the activity log says
 * about it. 409 where `requireMovable` has a reason.
 */
export async function moveEnd(
  scope: Scope,
  row: Row,
  dateEnd: string,
  clock: Clock,
): Promise<AuditDetails> {
  await requireMovable(scope, row, dateEnd, clock);
  await saveEnd(scope, row, dateEnd);
  return { fieldList: dateEnd === row.dateEnd ? [] : ['dateEnd'] };
}

/** Makes today the last day: answers begun in time still come in for half an hour after it (rule 17). */
export function completeQuestionary(scope: Scope, row: Row, clock: Clock): Promise<AuditDetails> {
  requireStatus(row, 'complete');
  return moveEnd(scope, row, dateIn(clock.timeZone, clock.now), clock);
}

/** 409 unless it can be completed and its last day is still ahead: then completing it does something. */
export async function requireUnfinished(scope: Scope, row: Row, clock: Clock): Promise<void> {
  const today = dateIn(clock.timeZone, clock.now);
  requireStatus(row, 'complete');
  await requireMovable(scope, row, today, clock);
  if (row.dateEnd <= today) {
    throw conflict({ path: 'dateEnd', key: 'questionaryMessages.lastDayCame' });
  }
}

/** 409 unless that may be its last day. */
export async function requireMovable(
  scope: Scope,
  row: Row,
  dateEnd: string,
  clock: Clock,
): Promise<void> {
  requireStatus(row, 'update');
  if (dateEnd < row.dateStart) {
    throw conflict({ path: 'dateEnd', key: 'validation.dateEndBeforeStart' });
  }
  const issues =
    row.status === 'inwork'
      ? movedEndIssues(row, dateEnd, clock)
      : [
          ...repeatIssues({ ...row, dateEnd, anonymityThreshold: await getThreshold(scope) }),
          ...sharingIssues(row, dateEnd),
        ];
  if (issues.length > 0) throw conflict(...issues);
}

/**
 * In work the last day may stay where it is, and move to today or later (rule 17), as long as reports are not open by then.
 */
export function movedEndIssues(
  row: Pick<Row, 'dateEnd' | 'releaseOn'>,
  dateEnd: string,
  clock: Clock,
): Issue[] {
  if (dateEnd === row.dateEnd) return [];
  return [
    ...dateEndIssues({ dateEnd, today: dateIn(clock.timeZone, clock.now) }),
    ...sharingIssues(row, dateEnd),
  ];
}

/** Those who still have to answer are told of an earlier end (decision 029). */
export async function saveEnd(scope: Scope, row: Row, dateEnd: string): Promise<void> {
  await updateRow(scope, row.id, { dateEnd });
  if (row.status === 'inwork' && dateEnd < row.dateEnd) {
    await addJob(scope, 'tell-earlier-end', { brandId: scope.brandId, questionaryId: row.id });
  }
}
