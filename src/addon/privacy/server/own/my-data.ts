import { randomUUID } from 'node:crypto';
import {
  type downloadMyData,
  type getMyData,
  type MyData,
  type makeMyData,
  mostOpened,
} from '#addon/privacy/contract/my-data.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { getPaperBrand } from '#core/company/server/queries.ts';
import { reportContent } from '#core/report/contract/content/report-content.ts';
import { archiveLasts } from '#core/report/contract/report-archive.ts';
import { archiveFile } from '#core/report/server/archive/archive-file.ts';
import { insertArchive, lockArchives } from '#core/report/server/archive/queries.ts';
import { reportFileName } from '#core/report/server/paper/file-name.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor, Call, File } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { onlyDeclared } from '#platform/server/http/only-declared.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict, Failure, notFound } from '#platform/server/shared/errors.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { listReportsAbout } from './asked-queries.ts';
import { collectMyData, keptBy, readOwnReports } from './collect.ts';
import { listOpened } from './journal-queries.ts';
import { ownDataPaper } from './paper.ts';
import { findOwnPhoto, getKeeper } from './person-queries.ts';
import { deleteOwnFiles, findOwnFile } from './queries.ts';

/** What a person may know of what is kept about them, and take with them (rule 112). */

type OwnFile = NonNullable<Awaited<ReturnType<typeof findOwnFile>>>;

const endOf = ({ createdAt }: OwnFile): Date => new Date(createdAt.getTime() + archiveLasts);

export const readMyData = (call: Call<typeof getMyData>): Promise<{ data: MyData }> =>
  inBrand(call, async (scope, { now }) => {
    const { actor } = call;
    const keeper = await getKeeper(scope);
    const file = await findOwnFile(scope, actor.membershipId, now);
    return {
      data: {
        keptList: keptBy(keeper),
        openedList: await listOpened(scope, actor, mostOpened),
        contact: keeper.contact,
        file: file
          ? {
              state: file.state,
              doneCount: file.doneCount,
              totalCount: file.reportList.length,
              expiresAt: endOf(file).toISOString(),
            }
          : null,
      },
    };
  });

/** Begins a file. 429 with the moment of the next one while one stands; one that was given up is replaced. */
export const beginMyData = (call: Call<typeof makeMyData>): Promise<object> =>
  inBrand(call, async (scope, { now }) => {
    const { actor, locale } = call;
    const { brandId, membershipId, employeeId } = actor;
    await lockArchives(scope, membershipId);
    const standing = await findOwnFile(scope, membershipId, now);
    if (standing && standing.state !== 'failed') throw onceADay(call, endOf(standing), now);
    await deleteOwnFiles(scope, membershipId);
    const id = randomUUID();
    const reportList = employeeId ? await listReportsAbout(scope, employeeId) : [];
    const row = { id, membershipId, locale, reportList, createdAt: now };
    await insertArchive(scope, { ...row, kind: 'myData' });
    await addJob(scope, 'make-archive', { brandId, archiveId: id });
    return {};
  });

function onceADay({ locale, actor }: Call<typeof makeMyData>, next: Date, now: Date): Failure {
  const moment = longMoment(next, { locale, timeZone: actor.timeZone });
  return new Failure('tooMany', {
    retryAfterSeconds: Math.ceil((next.getTime() - now.getTime()) / 1000),
    text: { key: 'ownDataPaper.onceADay', params: { moment } },
  });
}

/** The ZIP, put together while it is downloaded: what is in it lies nowhere else, and is as of now. */
export async function takeMyData(call: Call<typeof downloadMyData>): Promise<File> {
  const { context, actor, t, locale } = call;
  const { file, data, brand, reports, photo, today } = await inBrand(call, async (scope, at) => {
    const file = await requireReady(scope, actor, at.now);
    const { keyring } = context;
    const data = await collectMyData(scope, actor, { keyring, locale, now: at.now });
    await noteAudit(scope, call, {
      verb: 'export',
      kind: 'account',
      id: actor.accountId,
      name: actor.email,
      details: { format: 'zip', reportCount: file.reportList.length },
    });
    return {
      file,
      data,
      brand: await getPaperBrand(scope),
      reports: await readOwnReports(scope, file.reportList, locale),
      photo: actor.employeeId ? await findOwnPhoto(scope, actor.employeeId) : undefined,
      today: at.today,
    };
  });
  const name = t('ownDataPaper.fileName');
  const paper = await context.pdf.render('guides', { guide: ownDataPaper(data, locale) });
  return {
    file: archiveFile(context, {
      brandId: actor.brandId,
      brand,
      locale,
      voice: 'own',
      reportList: file.reportList,
      failedList: file.failedList,
      beside: [
        { name: `${name}.pdf`, bytes: paper },
        { name: 'data.json', bytes: jsonOf(data) },
        ...reports.map((content) => ({
          name: reportFileName(content, 'json'),
          bytes: jsonOf(asRead(content)),
        })),
        ...(photo
          ? [{ name: `photo.${photo.type === 'image/webp' ? 'webp' : 'jpg'}`, bytes: photo.file }]
          : []),
      ],
      nameOf: async ({ questionaryId }) => {
        const found = reports.find((report) => report.questionaryId === questionaryId);
        return found ? t('paper.number', { number: found.number }) : '';
      },
      t,
    }),
    name: `${name}_${today}.zip`,
    contentType: 'application/zip',
  };
}

/** 404 where there is none any more, or it is about another record; 409 until it is made. */
async function requireReady(scope: Scope, actor: Actor, now: Date): Promise<OwnFile> {
  const file = await findOwnFile(scope, actor.membershipId, now);
  const isOwn = ({ employeeId }: ReportKey) => employeeId === actor.employeeId;
  if (!file?.reportList.every(isOwn)) throw notFound();
  if (file.state !== 'done') throw conflict({ path: 'file', key: 'ownDataPaper.notReady' });
  return file;
}

/** What the screen gets of a report, and nothing beside it. */
const asRead = onlyDeclared(reportContent);

const jsonOf = (value: object): Buffer => Buffer.from(JSON.stringify(value, null, 2));
