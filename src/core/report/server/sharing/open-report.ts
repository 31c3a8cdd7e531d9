import { type Doer, type Note, noteAll, noteAudit } from '#core/audit/server/note.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { requireReport } from './require-report.ts';
import {
  findOpener,
  holdAll,
  type lockReport,
  release,
  setHold,
  shareAll,
} from './share-queries.ts';
import { tellOfOpened } from './tell.ts';

type Locked = ReportKey & Awaited<ReturnType<typeof lockReport>>;

/**
 * Opens a report to its subject and their leaders, and tells the subject. 409 where it is open already or HR holds it. The
 * report is locked.
 */
export async function openReport(
  scope: Scope,
  doer: Doer,
  report: Locked,
  now: Date,
): Promise<void> {
  await requireClosed(scope, report);
  requireReport(report, 'release');
  const opened = await release(scope, report, now);
  if (opened) await tellOfOpened(scope, [opened], now);
  await note(scope, doer, report, 'release');
}

/**
 * Keeps a report back for this reason, or, with null, lets it go. 409 where it is open already, or held or not held as
 * asked. The report is locked.
 */
export async function changeHold(
  scope: Scope,
  doer: Doer,
  report: Locked,
  reason: string | null,
): Promise<void> {
  const verb = reason === null ? 'letGo' : 'hold';
  await requireClosed(scope, report);
  requireReport(report, verb);
  await setHold(scope, report, reason);
  await note(scope, doer, report, verb);
}

/** A report that is opened or held with others, with the name of whom it is about. */
type Named = ReportKey & { name: string };

/** Opens those of these that wait, and tells whom they are about. What is held or open stays. The reports are locked. */
export async function openTogether(
  scope: Scope,
  doer: Doer,
  reports: readonly Named[],
  now: Date,
): Promise<void> {
  const opened = await shareAll(scope, reports, now);
  await tellOfOpened(scope, opened, now);
  await noteAll(scope, doer, notesOf(reports, opened, 'release'));
}

/** Keeps those of these back that wait, each for this reason. The reports are locked. */
export async function holdTogether(
  scope: Scope,
  doer: Doer,
  reports: readonly Named[],
  reason: string,
): Promise<void> {
  const held = await holdAll(scope, reports, reason);
  await noteAll(scope, doer, notesOf(reports, held, 'hold'));
}

function notesOf(
  reports: readonly Named[],
  done: readonly (ReportKey & { number: number })[],
  verb: 'release' | 'hold',
): Note[] {
  const names = new Map(reports.map(({ employeeId, name }) => [employeeId, name]));
  return done.map(({ questionaryId, employeeId, number }) =>
    noteOf({ questionaryId, employeeId, number, subject: names.get(employeeId) ?? '' }, verb),
  );
}

async function requireClosed(scope: Scope, report: Locked): Promise<void> {
  if (report.opening) return;
  const name = await findOpener(scope, report);
  const path = 'questionaryId';
  throw conflict(
    name
      ? { path, key: 'reportOpening.errors.openedBy', params: { name } }
      : { path, key: 'reportOpening.errors.opened' },
  );
}

const note = (
  scope: Scope,
  doer: Doer,
  report: Locked,
  verb: 'release' | 'hold' | 'letGo',
): Promise<void> => noteAudit(scope, doer, noteOf(report, verb));

/** The reason stays with the report: the log has no values (rule 50). */
const noteOf = (
  { questionaryId, employeeId, number, subject }: Pick<Locked, 'number' | 'subject'> & ReportKey,
  verb: 'release' | 'hold' | 'letGo',
): Note => ({
  verb,
  kind: 'report',
  id: employeeId,
  name: subject,
  details: { questionaryId, number },
});
