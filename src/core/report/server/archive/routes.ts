import { randomUUID } from 'node:crypto';
import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { getPaperBrand } from '#core/company/server/queries.ts';
import { mayOpen, readableSubjects } from '#core/questionary/server/work/reader-rules.ts';
import { subjectIn } from '#core/report/contract/content/report-names.ts';
import {
  deleteReportArchive,
  downloadReportArchive,
  getJob,
  getJobList,
  makeReportArchive,
  mostArchivedReports,
  mostStanding,
  mostStandingBytes,
  mostUnderWay,
  resumeReportArchive,
} from '#core/report/contract/report-archive.ts';
import { countTaken, requireFreshForMany } from '#core/report/server/guard-many.ts';
import { noteRead } from '#core/report/server/known/queries.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Actor, type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import {
  conflict,
  Failure,
  invalid,
  notFound,
  orNotFound,
} from '#platform/server/shared/errors.ts';
import { archiveFile } from './archive-file.ts';
import {
  deleteArchive,
  getOwnArchive,
  insertArchive,
  isOneClosed,
  listJobs,
  listNumbers,
  listReportKeys,
  lockArchives,
  nameReport,
  resumeArchive,
  sumStanding,
} from './queries.ts';

export const routes: Route[] = [
  on(makeReportArchive)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { brandId, membershipId } = call.actor;
      await requireFew(scope, call.actor, now);
      const readable = readableSubjects(call.actor);
      const reportList = await listReportKeys(scope, call.body.questionaryIdList, readable);
      if (reportList.length === 0) throw notFound();
      if (reportList.length > mostArchivedReports) throw tooManyReports(reportList.length);
      requireFreshForMany(call.actor, reportList.length, now);
      const id = randomUUID();
      const { locale } = call;
      await insertArchive(scope, { id, membershipId, locale, reportList, createdAt: now });
      await addJob(scope, 'make-archive', { brandId, archiveId: id });
      return { data: await getOwnJob(scope, call.actor, id, now) };
    }),
  ),
  on(getJobList)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: await listJobs(scope, call.actor.membershipId, now),
    })),
  ),
  on(getJob)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: await getOwnJob(scope, call.actor, call.params.id, now),
    })),
  ),
  on(downloadReportArchive)(download),
  on(resumeReportArchive)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { brandId, membershipId } = call.actor;
      const { id } = await getOwnArchive(scope, call.params.id, membershipId, now);
      if (await resumeArchive(scope, id)) {
        await addJob(scope, 'make-archive', { brandId, archiveId: id });
      }
      return { data: await getOwnJob(scope, call.actor, id, now) };
    }),
  ),
  on(deleteReportArchive)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { id } = await getOwnArchive(scope, call.params.id, call.actor.membershipId, now);
      await deleteArchive(scope, id);
      return undefined;
    }),
  ),
];

async function download(call: Call<typeof downloadReportArchive>) {
  const { context, actor, params, t, locale } = call;
  const { archive, brand, today } = await inBrand(call, async (scope, { now, today }) => {
    const archive = await getOwnArchive(scope, params.id, actor.membershipId, now);
    // Anybody who has lost the right to one of them gets nothing.
    if (!archive.reportList.every((of) => mayOpen(actor, of.employeeId))) throw notFound();
    if (await isOneClosed(scope, archive.reportList, readableSubjects(actor))) throw notFound();
    requireFreshForMany(actor, archive.reportList.length, now);
    if (archive.state !== 'done') throw conflict({ path: 'id', key: 'archiveFile.notReady' });
    await countTaken(scope, actor, { count: archive.reportList.length, now });
    await noteDownload(scope, call, archive.reportList);
    return { archive, brand: await getPaperBrand(scope), today };
  });
  const file = archiveFile(context, {
    ...archive,
    brand,
    voice: 'other',
    t,
    nameOf: async (of) => {
      const named = await inBrand(call, (scope) => nameReport(scope, of));
      return named
        ? `${t('paper.number', { number: named.number })}, ${subjectIn(named, locale)}`
        : '';
    },
  });
  return { file, name: `${t('archiveFile.name')}_${today}.zip`, contentType: 'application/zip' };
}

/** Logs who takes the reports out of the product, before they get them. */
async function noteDownload(
  scope: Scope,
  call: Doer,
  reportList: readonly ReportKey[],
): Promise<void> {
  const distinct = (ids: string[]) => [...new Set(ids)];

  const questionaryIds = distinct(reportList.map(({ questionaryId }) => questionaryId));
  const numberList = await listNumbers(scope, questionaryIds);
  const subjectIdList = distinct(reportList.map(({ employeeId }) => employeeId));
  await noteRead(scope, call.actor.accountId, subjectIdList);
  await noteAudit(scope, call, {
    verb: 'export',
    kind: 'report',
    id: null,
    name: '',
    details: { format: 'zip', reportCount: reportList.length, numberList, subjectIdList },
  });
}

async function getOwnJob(scope: Scope, { membershipId }: Actor, id: string, now: Date) {
  const found = (await listJobs(scope, membershipId, now)).find((job) => job.id === id);
  return orNotFound(found);
}

const secondsToWait = 60;

/** Two that ask in the same moment are counted one after the other. */
async function requireFew(scope: Scope, { membershipId }: Actor, now: Date): Promise<void> {
  await lockArchives(scope, membershipId);
  const jobs = await listJobs(scope, membershipId, now);
  const running = jobs.filter(({ state }) => state === 'running').length;
  if (running >= mostUnderWay) throw tooMany('tooManyUnderWay', running, secondsToWait);
  const firstGoes = Math.min(...jobs.map(({ expiresAt }) => Date.parse(expiresAt)));
  const seconds = Math.floor((firstGoes - now.getTime()) / 1000) + 1;
  if (jobs.length >= mostStanding) throw tooMany('tooManyStanding', jobs.length, seconds);
  const bytes = await sumStanding(scope, membershipId, now);
  if (bytes >= mostStandingBytes) {
    throw tooMany('tooLargeStanding', Math.floor(bytes / 1024 ** 3), seconds);
  }
}

const tooMany = (
  reason: 'tooManyUnderWay' | 'tooManyStanding' | 'tooLargeStanding',
  count: number,
  retryAfterSeconds: number,
) =>
  new Failure('tooMany', {
    retryAfterSeconds,
    text: { key: `archiveFile.${reason}`, params: { count } },
  });

const tooManyReports = (count: number) =>
  invalid({
    path: 'questionaryIdList',
    key: 'archiveFile.tooManyReports',
    params: { count, max: mostArchivedReports },
  });
