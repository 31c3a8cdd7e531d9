import { randomUUID } from 'node:crypto';
import {
  archiveSubdivision,
  createSubdivision,
  deleteSubdivision,
  getSubdivisionDictionary,
  getSubdivisionList,
  restoreSubdivision,
  type Subdivision,
  updateSubdivision,
} from '#contract/people/subdivision.ts';
import {
  type Archivable,
  archiveEntry,
  refuseArchivedName,
  refuseArchivedRename,
  restoreEntry,
} from '#server/people/directory/archive-entry.ts';
import { createEntry, deleteEntry, updateEntry } from '#server/people/directory/change-entry.ts';
import { findSubdivisionUses } from '#server/people/usage/queries.ts';
import { subdivision } from '#server/platform/db/schema/directory.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import {
  getSubdivision,
  insertSubdivision,
  listSubdivisionNames,
  listSubdivisions,
  lockSubdivision,
  deleteSubdivision as remove,
  renameSubdivision,
} from './queries.ts';

const subdivisions: Archivable<Subdivision, typeof subdivision> = {
  kind: 'subdivision',
  table: subdivision,
  nameOf: ({ name }) => name,
  lock: lockSubdivision,
  get: getSubdivision,
  findUses: findSubdivisionUses,
};

export const routes: Route[] = [
  on(getSubdivisionList)((call) => inBrand(call, (scope) => listSubdivisions(scope, call.query))),
  on(getSubdivisionDictionary)((call) =>
    inBrand(call, async (scope) => ({ data: await listSubdivisionNames(scope) })),
  ),
  on(createSubdivision)((call) =>
    createEntry(call, subdivisions, async (scope) => {
      await refuseArchivedName(scope, subdivisions, call);
      const id = randomUUID();
      await insertSubdivision(scope, { id, name: call.body.name });
      return id;
    }),
  ),
  on(updateSubdivision)((call) =>
    updateEntry(call, subdivisions, async (scope) => {
      await refuseArchivedRename(scope, subdivisions, call.body);
      await renameSubdivision(scope, call.body.id, call.body.name);
    }),
  ),
  on(archiveSubdivision)((call) => archiveEntry(call, subdivisions)),
  on(restoreSubdivision)((call) => restoreEntry(call, subdivisions)),
  on(deleteSubdivision)((call) => deleteEntry(call, subdivisions, remove)),
];
