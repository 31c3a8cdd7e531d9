import { type Note, noteAudit } from '#core/audit/server/note.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import {
  type CompetenceField,
  type CompetenceImportForm,
  type CompetenceImportReply,
  exportCompetences,
  getCompetenceExample,
  importCompetences,
} from '#core/competence/contract/competence-file.ts';
import { getFirstSteps } from '#core/competence/contract/first-step.ts';
import { archiveRoutes, directoryRoutes } from '#core/directory/server/directory-routes.ts';
import { type FileImport, importFile } from '#core/directory/server/file-import/import-file.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { competenceExample, exportCompetences as write } from './export-competences.ts';
import { competenceColumns } from './file-columns.ts';
import { importCompetences as take } from './import-competences.ts';
import { competences } from './queries.ts';
import { readFirstSteps, steppedCompetences } from './read-first-steps.ts';
import { createCompetence, saveCompetence } from './save-competence.ts';

const competenceFile: FileImport<CompetenceField, CompetenceImportForm, CompetenceImportReply> = {
  kind: 'competence',
  columns: competenceColumns,
  take: async (scope, table, asked) => {
    const reply = await take(scope, table, asked);
    return { reply, notes: [importNote(reply, asked.fileName)] };
  },
};

export const routes: Route[] = [
  ...directoryRoutes(competenceCalls, steppedCompetences, {
    create: createCompetence,
    save: saveCompetence,
  }),
  ...archiveRoutes(competenceCalls, competences),
  on(getFirstSteps)((call) =>
    inBrand(call, async (scope) => ({
      data: await readFirstSteps(scope, call.query.ids ?? [], call.locale),
    })),
  ),
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
const importNote = (taken: CompetenceImportReply, name: string): Note => ({
  verb: 'import',
  kind: 'competence',
  id: null,
  name,
  details: {
    createdCount: taken.created,
    updatedCount: taken.updated,
    restoredCount: taken.restored,
    unchangedCount: taken.unchanged,
  },
});
