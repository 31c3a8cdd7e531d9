import {
  archiveCompetence,
  type Competence,
  createCompetence,
  deleteCompetence,
  getCompetenceList,
  restoreCompetence,
  updateCompetence,
} from '#contract/competence.ts';
import { competence } from '#server/db/schema/directory.ts';
import { type Archivable, archiveEntry, restoreEntry } from '#server/directory/archive-entry.ts';
import { createEntry, deleteEntry, updateEntry } from '#server/directory/change-entry.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { findCompetenceUses } from '#server/usage/queries.ts';
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
];
