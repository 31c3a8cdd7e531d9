import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { ReportLogEntry } from '#core/report/contract/report.ts';

type Subject = QuestionaryDetail['employeeList'][number];

/** The latest interim report about each subject who has one, in the subjects' order. The log is newest first. */
export function latestInterims(
  { employeeList }: Pick<QuestionaryDetail, 'employeeList'>,
  log: readonly ReportLogEntry[],
): { subject: Subject; entry: ReportLogEntry }[] {
  return employeeList.flatMap((subject) => {
    const entry = log.find(({ employeeId }) => employeeId === subject.id);
    return entry ? [{ subject, entry }] : [];
  });
}

/** Whether somebody has answered since: only then is another report another. */
export const hasNews = (
  { progressList }: Pick<QuestionaryDetail, 'progressList'>,
  log: readonly ReportLogEntry[],
): boolean =>
  progressList.some(({ employeeId, passedCount }) => {
    const latest = log.find((entry) => entry.employeeId === employeeId);
    return passedCount > (latest?.passedParticipantCount ?? 0);
  });
