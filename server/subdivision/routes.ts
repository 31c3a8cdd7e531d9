import { randomUUID } from 'node:crypto';
import {
  createSubdivision,
  deleteSubdivision,
  getSubdivisionDictionary,
  getSubdivisionList,
  type Subdivision,
  updateSubdivision,
} from '#contract/subdivision.ts';
import {
  createEntry,
  type Directory,
  deleteEntry,
  updateEntry,
} from '#server/directory/change-entry.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { findSubdivisionUses } from '#server/usage/queries.ts';
import {
  getSubdivision,
  insertSubdivision,
  listSubdivisionNames,
  listSubdivisions,
  lockSubdivision,
  deleteSubdivision as remove,
  renameSubdivision,
} from './queries.ts';

const subdivisions: Directory<Subdivision> = {
  kind: 'subdivision',
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
      const id = randomUUID();
      await insertSubdivision(scope, { id, name: call.body.name });
      return id;
    }),
  ),
  on(updateSubdivision)((call) =>
    updateEntry(call, subdivisions, (scope) =>
      renameSubdivision(scope, call.body.id, call.body.name),
    ),
  ),
  on(deleteSubdivision)((call) => deleteEntry(call, subdivisions, remove)),
];
