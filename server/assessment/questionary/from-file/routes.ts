import {
  createMany,
  getQuestionaryFileExample,
  type ImportManyForm,
  type ImportManyReply,
  importMany,
  importParticipants,
  type ManyReply,
  type ParticipantField,
  type ParticipantsForm,
  type ParticipantsReply,
  type SubjectField,
} from '#contract/assessment/questionary-from-file.ts';
import type { T } from '#i18n/t.ts';
import { type Note, noteAll } from '#server/company/audit/note.ts';
import { type FileImport, importFile } from '#server/people/file-import/import-file.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { createMany as ofPeople } from './create-many.ts';
import { importMany as ofFile } from './import-many.ts';
import { importParticipants as read } from './import-participants.ts';
import { participantColumns, subjectColumns } from './participant-columns.ts';
import { fileExample } from './participant-file.ts';

const participants: FileImport<ParticipantField, ParticipantsForm, ParticipantsReply> = {
  kind: 'participants',
  columns: participantColumns,
  take: async (scope, table, asked) => ({ reply: await read(scope, table, asked), notes: [] }),
  sayTaken: (_, t) => t('fromFileMessages.read'),
};

const subjects = (timeZone: string): FileImport<SubjectField, ImportManyForm, ImportManyReply> => ({
  kind: 'subjects',
  columns: subjectColumns,
  take: async (scope, table, asked) => {
    const reply = await ofFile(scope, table, { ...asked, timeZone });
    return { reply, notes: notesOf(reply, asked.fileName) };
  },
  sayTaken: sayMade,
});

/** Participants by file (rule 15). */
export const routes: Route[] = [
  on(importParticipants)((call) => importFile(call, participants)),
  on(importMany)((call) => importFile(call, subjects(call.actor.timeZone))),
  on(createMany)(async (call) => {
    const { t, locale, body: form } = call;
    const { timeZone } = call.actor;
    const isDryRun = call.query.dryRun ?? false;
    const reply = await inBrand(call, async (scope, { now }) => {
      const made = await ofPeople(scope, { form, isDryRun, now, timeZone, t, locale });
      if (!isDryRun) await noteAll(scope, call, notesOf(made));
      return made;
    });
    return { ...reply, message: isDryRun ? t('tableFile.checked') : sayMade(reply, t) };
  }),
  on(getQuestionaryFileExample)(async ({ query, locale, t }) => fileExample(query.of, locale, t)),
];

const notesOf = ({ questionaryList }: ManyReply, name = ''): Note[] => [
  {
    verb: 'import',
    kind: 'questionary',
    id: null,
    name,
    details: { createdCount: questionaryList.length },
  },
];

const sayMade = ({ questionaryList }: ManyReply, t: T): string =>
  t('fromFileMessages.created', { count: questionaryList.length });
