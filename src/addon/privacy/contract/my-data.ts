import { z } from 'zod/mini';
import { archiveStates } from '#core/report/contract/report-archive.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';

/** What the company keeps of the person who asks, and all of it as one file (rule 112). */

/** In the order in which the page and the file show them. */
export const keptKinds = [
  'profile',
  'access',
  'sessions',
  'asked',
  'answers',
  'consents',
  'reports',
  'plans',
  'known',
  'journal',
  'letters',
  'notifications',
] as const;
export type KeptKind = (typeof keptKinds)[number];

/** How somebody came to see a report. `zip`: in a file with others. */
export const openedHows = ['open', 'compare', 'export', 'zip', 'send'] as const;

export const openedReport = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** Last and first name, at that time. */
  who: z.string(),
  how: z.enum(openedHows),
  /** The numbers of the assessments: several where it was a file of many reports. */
  numberList: z.array(z.number()),
  isInterim: z.boolean(),
  /** Whom it was sent to: e-mails and Slack ids. */
  recipientList: z.array(z.string()),
});
export type OpenedReport = z.infer<typeof openedReport>;

/** The most entries of `openedList` on the page. The file has more. */
export const mostOpened = 50;

export const myDataFile = z.object({
  state: z.enum(archiveStates),
  /** How many of the reports in it are set as PDF so far. */
  doneCount: z.number(),
  totalCount: z.number(),
  /** ISO 8601: until then it can be downloaded, and no other can be asked for. */
  expiresAt: z.string(),
});

export const myData = z.object({
  keptList: z.array(
    z.object({
      kind: z.enum(keptKinds),
      /** After how many months it is deleted; null: as long as the company needs it. */
      months: z.nullable(z.number()),
    }),
  ),
  /** Reports about the person that others have opened, the newest first. */
  openedList: z.array(openedReport),
  /** Whom to write to: the company's e-mail for it. Null where it gives none. */
  contact: z.nullable(z.string()),
  /** The file that was asked for last. Null where there is none to download any more. */
  file: z.nullable(myDataFile),
});
export type MyData = z.infer<typeof myData>;

const own = { access: 'privacy_own__invoke', path: '/profile/data' } as const;

export const getMyData = endpoint({
  name: 'getMyData',
  summary:
    'What the company keeps of the person and for how long, who opened their reports, whom to ask',
  method: 'GET',
  ...own,
  reply: one(myData),
});

export const makeMyData = endpoint({
  name: 'makeMyData',
  summary: 'Begins a ZIP with all of it. One a day; one that was given up can be begun again',
  method: 'POST',
  ...own,
  fresh: true,
  reply: nothing,
  errors: ['tooMany'],
});

export const downloadMyData = endpoint({
  name: 'downloadMyData',
  summary: 'The ZIP, for the person alone. 409 until it is made',
  method: 'GET',
  access: own.access,
  path: '/profile/data/file',
  fresh: true,
  reply: 'file',
  errors: ['notFound', 'conflict'],
});
