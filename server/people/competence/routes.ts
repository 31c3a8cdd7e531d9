import {
  archiveCompetence,
  type Competence,
  createCompetence,
  deleteCompetence,
  getCompetenceList,
  restoreCompetence,
  updateCompetence,
} from '#contract/people/competence.ts';
import {
  type CompetenceField,
  type CompetenceImportForm,
  type CompetenceImportReply,
  exportCompetences,
  getCompetenceExample,
  importCompetences,
} from '#contract/people/competence-file.ts';
import { type Note, noteAudit } from '#server/company/audit/note.ts';
import {
  type Archivable,
  archiveEntry,
  restoreEntry,
} from '#server/people/directory/archive-entry.ts';
import { createEntry, deleteEntry, updateEntry } from '#server/people/directory/change-entry.ts';
import { type FileImport, importFile } from '#server/people/file-import/import-file.ts';
import { findCompetenceUses } from '#server/people/usage/queries.ts';
import { competence } from '#server/platform/db/schema/directory.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { competenceExample, exportCompetences as write } from './export-competences.ts';
import { competenceColumns } from './file-columns.ts';
import { importCompetences as take } from './import-competences.ts';
import {
  getCompetence,
  listCompetences,
  lockCompetence,
  deleteCompetence as remove,
} from './queries.ts';
import { createCompetence as create, saveCompetence } from './save-competence.ts';

const competences: Archivable<Competence> = {
  kind: 'competence',
  table: competence,
  nameOf: ({ nameText }) => nameText.ru,
  lock: lockCompetence,
  get: getCompetence,
  findUses: findCompetenceUses,
};

const competenceFile: FileImport<CompetenceField, CompetenceImportForm, CompetenceImportReply> = {
  kind: 'competence',
  columns: competenceColumns,
  take: async (scope, table, asked) => {
    const reply = await take(scope, table, asked);
    return { reply, notes: [importNote(reply)] };
  },
  saidWhenTaken: 'tableFile.imported',
};

export const routes: Route[] = [
  on(getCompetenceList)((call) =>
    inBrand(call, (scope) => listCompetences(scope, call.query, call.locale)),
  ),
  on(createCompetence)((call) =>
    createEntry(call, competences, (scope) => create(scope, call.body)),
  ),
  on(updateCompetence)((call) =>
    updateEntry(call, competences, (scope) => saveCompetence(scope, call.body.id, call.body)),
  ),
  on(archiveCompetence)((call) => archiveEntry(call, competences)),
  on(restoreCompetence)((call) => restoreEntry(call, competences)),
  on(deleteCompetence)((call) => deleteEntry(call, competences, remove)),
  on(importCompetences)((call) => importFile(call, competenceFile)),
  on(getCompetenceExample)(async (call) => competenceExample(call.t, call.locale)),
  on(exportCompetences)((call) =>
    inBrand(call, async (scope, { today }) => {
      const { t, locale } = call;
      const { q, format = 'xlsx' } = call.query;
      const whole = { verb: 'export', kind: 'competence', id: null, name: '' } as const;
      await noteAudit(scope, call, { ...whole, details: { format } });
      return write(scope, { format, q, today, locale, t });
    }),
  ),
];

/** One note, however many competencies the file has. */
const importNote = (taken: CompetenceImportReply): Note => ({
  verb: 'import',
  kind: 'competence',
  id: null,
  name: '',
  details: {
    createdCount: taken.created,
    updatedCount: taken.updated,
    restoredCount: taken.restored,
    unchangedCount: taken.unchanged,
  },
});
