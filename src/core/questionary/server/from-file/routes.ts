import { type FileImport, importFile } from '#core/directory/server/file-import/import-file.ts';
import {
  getQuestionaryFileExample,
  importParticipants,
  type ParticipantField,
  type ParticipantsForm,
  type ParticipantsReply,
} from '#core/questionary/contract/questionary-from-file.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { importParticipants as read } from './import-participants.ts';
import { participantColumns } from './participant-columns.ts';
import { fileExample } from './participant-file.ts';

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
