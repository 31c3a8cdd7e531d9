import { notifyEmployees, notifyLeaders } from '#server/company/notification/notify.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { findReleaseDay } from './release-queries.ts';

interface Made {
  questionaryId: string;
  employeeId: string;
  number: number;
  /** Whom it is about. */
  subject: string;
  dateStart: string;
  dateEnd: string;
  leaderAt: Date | null;
  releasedAt: Date | null;
}

/**
 * Tells of a final report that was made: its subject where it is open to them, else the leaders who are to talk about it
 * first (rule 132).
 */
export async function tellOfMade(
  scope: Scope,
  { subject: name, leaderAt, releasedAt, ...report }: Made,
  now: Date,
): Promise<void> {
  if (releasedAt) {
    const { questionaryId, employeeId, number, dateStart, dateEnd } = report;
    const values = { questionaryId, employeeId, number, dateStart, dateEnd };
    return notifyEmployees(scope, 'reportReady', { employeeIds: [employeeId], values }, now);
  }
  if (!leaderAt) return;
  const { questionaryId, employeeId } = report;
  const until = await findReleaseDay(scope, questionaryId);
  await notifyLeaders(scope, { questionaryId, employeeId, name, until }, now);
}
