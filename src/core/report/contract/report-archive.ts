import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Reports of several questionaries as one ZIP, made in the background (decision 071). */

/** The most questionaries, and the most reports, of one archive. */
export const mostArchived = 500;
export const mostArchivedReports = 2000;
/** How many archives of one person may be under way at once. */
export const mostUnderWay = 3;
/** How many archives that can still be downloaded one person may have. */
export const mostStanding = 50;
/** How many bytes their PDFs may have together: what one person takes home in a day. */
export const mostStandingBytes = 2 * 1024 ** 3;
/** For so long after it was asked for an archive can be downloaded, in ms. */
export const archiveLasts = 24 * 60 * 60 * 1000;

export const archiveStates = ['running', 'done', 'failed'] as const;

/** Work that the server does for somebody in the background: an archive of reports. */
export const job = z.object({
  id: z.string(),
  state: z.enum(archiveStates),
  doneCount: z.number(),
  totalCount: z.number(),
  /** How many reports could not be made as a PDF. The file names them. */
  failedCount: z.number(),
  /** ISO 8601: until then it can be downloaded. */
  expiresAt: z.string(),
});
export type Job = z.infer<typeof job>;

export const makeReportArchive = endpoint({
  name: 'makeReportArchive',
  summary:
    'Begins a ZIP with the final reports of these questionaries, as far as the person may open them',
  method: 'POST',
  path: '/report/archive',
  access: 'report_report_list',
  fresh: 'sometimes',
  body: z.strictObject({
    questionaryIdList: z.array(id).check(z.minLength(1), z.maxLength(mostArchived)),
  }),
  reply: one(job),
  errors: ['notFound', 'tooMany'],
});

export const getJobList = endpoint({
  name: 'getJobList',
  summary: 'The person’s own jobs of the last 24 hours, the newest first',
  method: 'GET',
  path: '/job/list',
  access: 'report_report_list',
  reply: all(job),
});

export const getJob = endpoint({
  name: 'getJob',
  summary: 'How far a job of the person’s own is',
  method: 'GET',
  path: '/job/{id}',
  access: 'report_report_list',
  reply: one(job),
});

export const downloadReportArchive = endpoint({
  name: 'downloadReportArchive',
  summary:
    'The ZIP, for the person who asked for it and may still open all its reports. 409 until it is made',
  method: 'GET',
  path: '/report/archive/{id}',
  access: 'report_report_list',
  fresh: 'sometimes',
  reply: 'file',
  errors: ['conflict'],
});

export const resumeReportArchive = endpoint({
  name: 'resumeReportArchive',
  summary: 'Goes on with a ZIP that was given up; one that was not stays as it is',
  method: 'POST',
  path: '/report/archive/{id}/again',
  access: 'report_report_list',
  reply: one(job),
});

export const deleteReportArchive = endpoint({
  name: 'deleteReportArchive',
  summary: 'Stops making the ZIP, or forgets one that is made',
  method: 'DELETE',
  path: '/report/archive/{id}',
  access: 'report_report_list',
  reply: 'empty',
});
