import { type Note, noteAll } from '#core/audit/server/note.ts';
import { type FileImport, importFile } from '#core/directory/server/file-import/import-file.ts';
import {
  createMany,
  type ImportManyForm,
  type ImportManyReply,
  importMany,
  type ManyReply,
  type SubjectField,
} from '#core/questionary/contract/questionary-from-file.ts';
import { subjectColumns } from '#core/questionary/server/from-file/participant-columns.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import type { T } from '#platform/texts/t.ts';
import { createMany as ofPeople } from './create-many.ts';
import { importMany as ofFile } from './import-many.ts';

const subjects = (timeZone: string): FileImport<SubjectField, ImportManyForm, ImportManyReply> => ({
  kind: 'subjects',
  columns: subjectColumns,
  take: async (scope, table, asked) => {
    const reply = await ofFile(scope, table, { ...asked, timeZone });
    return { reply, notes: notesOf(reply, asked.fileName) };
  },
  sayTaken: sayMade,
});

/** Cycles in which HR has named the raters: of people, and of a file (rule 84). */
export const routes: Route[] = [
  on(importMany)((call) => importFile(call, subjects(call.actor.timeZone))),
  on(createMany)(async (call) => {
    const { t, locale, body: form } = call;
    const { timeZone } = call.actor;
    const isDryRun = call.query.dryRun ?? false;
    const reply = await inBrand(call, async (scope, { now }) => {
      const made = await ofPeople(scope, { form, isDryRun, now, timeZone, t, locale });
      await noteAll(scope, call, notesOf(made));
      return made;
    });
    return { ...reply, message: isDryRun ? t('tableFile.checked') : sayMade(reply, t) };
  }),
];

/** The cycle, and what it was made with. Nothing in a dry run. */
const notesOf = ({ cycle, questionaryList }: ManyReply, name = ''): Note[] =>
  cycle
    ? [
        { verb: 'create', kind: 'cycle', id: cycle.id, name: cycle.name },
        {
          verb: 'import',
          kind: 'questionary',
          id: null,
          name,
          details: { createdCount: questionaryList.length },
        },
      ]
    : [];

const sayMade = ({ questionaryList }: ManyReply, t: T): string =>
  t('fromFileMessages.created', { count: questionaryList.length });
