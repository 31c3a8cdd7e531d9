import {
  notifyEachEmployee,
  notifyEmployees,
  notifyLeaders,
} from '#core/notification/server/notify.ts';
import { endToldAt } from '#core/questionary/server/end-told.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { NameParts } from '#core/report/contract/content/report-content.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import { findShareDay, type Released } from './share-queries.ts';

/** Tells of reports that have been opened: their subjects, and the company's systems. */
export async function tellOfOpened(
  scope: Scope,
  reports: readonly Released[],
  now: Date,
): Promise<void> {
  const news = reports.map((values) => ({ employeeId: values.employeeId, values }));
  await notifyEachEmployee(scope, 'reportReady', news, now);
  await tellSystems(scope, reports, { now });
}

const tellSystems = (
  scope: Scope,
  reports: readonly Pick<Released, 'questionaryId' | 'employeeId' | 'number'>[],
  { now, at }: { now: Date; at?: Date },
): Promise<void> =>
  happened(
    scope,
    reports.map(({ questionaryId, employeeId, number }) => ({
      event: 'report.ready',
      facts: { questionaryId, employeeId, number },
      at,
    })),
    now,
  );

interface Made {
  questionaryId: string;
  employeeId: string;
  number: number;
  /** Whom it is about. */
  subject: string;
  subjectParts?: NameParts;
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
  { subject: name, subjectParts: person, leaderAt, releasedAt, ...report }: Made,
  { now, timeZone }: Clock,
): Promise<void> {
  if (releasedAt) {
    const { questionaryId, employeeId, number, dateStart, dateEnd } = report;
    const values = { questionaryId, employeeId, number, dateStart, dateEnd };
    await tellSystems(scope, [values], { now, at: endToldAt(values, { now, timeZone }) });
    return notifyEmployees(scope, 'reportReady', { employeeIds: [employeeId], values }, now);
  }
  if (!leaderAt) return;
  const { questionaryId, employeeId } = report;
  const until = await findShareDay(scope, questionaryId);
  await notifyLeaders(
    scope,
    { questionaryId, employeeId, name, ...(person && { person }), until },
    now,
  );
}
