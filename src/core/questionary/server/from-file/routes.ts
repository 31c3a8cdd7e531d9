import { type FileImport, importFile } from '#core/directory/server/file-import/import-file.ts';
import {
  type fileExamples,
  getQuestionaryFileExample,
  importParticipants,
  type ParticipantField,
  type ParticipantsForm,
  type ParticipantsReply,
} from '#core/questionary/contract/questionary-from-file.ts';
import { type File, on, type Route } from '#platform/server/http/call.ts';
import { columnName } from '#platform/server/table-file/columns/column-name.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { importParticipants as read } from './import-participants.ts';
import { participantColumns, participantExampleColumns } from './participant-columns.ts';

const participants: FileImport<ParticipantField, ParticipantsForm, ParticipantsReply> = {
  kind: 'participants',
  columns: participantColumns,
  take: async (scope, table, asked) => ({ reply: await read(scope, table, asked), notes: [] }),
  sayTaken: (_, t) => t('fromFileMessages.read'),
};

/** Participants by file (rule 15). */
export const routes: Route[] = [
  on(importParticipants)((call) => importFile(call, participants)),
  on(getQuestionaryFileExample)(async ({ query, locale, t }) => fileExample(query.of, locale, t)),
];

/** Two example rows for the import, in the caller's language. */
function fileExample(of: (typeof fileExamples)[number], locale: Locale, t: T): File {
  const columns = of === 'participants' ? participantColumns : participantExampleColumns;
  const subject = of === 'participants' ? [] : ['sokolova@example.com'];
  const table = [
    columns.map((column) => columnName(column, locale)),
    [...subject, 'orlov@example.com', t('reviewerRole.supervisor')],
    [...subject, 'kim@example.com', t('reviewerRole.colleague')],
  ];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
