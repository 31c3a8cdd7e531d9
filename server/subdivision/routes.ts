import { randomUUID } from 'node:crypto';
import {
  createSubdivision,
  deleteSubdivision,
  getSubdivisionDictionary,
  getSubdivisionList,
  updateSubdivision,
} from '#contract/subdivision.ts';
import { noteAudit } from '#server/audit/note.ts';
import { changedFields } from '#server/audit/rules.ts';
import { stale } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { findSubdivisionUses } from '#server/usage/queries.ts';
import { refuseUsed } from '#server/usage/refuse-used.ts';
import {
  insertSubdivision,
  listSubdivisionNames,
  listSubdivisions,
  lockSubdivision,
  deleteSubdivision as remove,
  renameSubdivision,
} from './queries.ts';

export const routes: Route[] = [
  on(getSubdivisionList)((call) => inBrand(call, (scope) => listSubdivisions(scope, call.query))),
  on(getSubdivisionDictionary)((call) =>
    inBrand(call, async (scope) => ({ data: await listSubdivisionNames(scope) })),
  ),
  on(createSubdivision)((call) =>
    inBrand(call, async (scope) => {
      const saved = { id: randomUUID(), name: call.body.name };
      await insertSubdivision(scope, saved);
      await noteAudit(scope, call, { verb: 'create', kind: 'subdivision', ...saved });
      return {
        data: { ...saved, version: 1 },
        message: call.t('directoryMessages.subdivision.created'),
      };
    }),
  ),
  on(updateSubdivision)((call) =>
    inBrand(call, async (scope) => {
      const { id, version, name } = call.body;
      const row = await lockSubdivision(scope, id);
      if (version !== undefined && version !== row.version) throw stale(row);
      await renameSubdivision(scope, id, name);
      const details = { fieldList: changedFields('subdivision', row, { name }) };
      await noteAudit(scope, call, { verb: 'update', kind: 'subdivision', id, name, details });
      return {
        data: { id, name, version: row.version + 1 },
        message: call.t('directoryMessages.subdivision.saved'),
      };
    }),
  ),
  on(deleteSubdivision)((call) =>
    inBrand(call, async (scope) => {
      const { id } = call.params;
      const { name } = await lockSubdivision(scope, id);
      refuseUsed(await findSubdivisionUses(scope, id), call.t);
      await remove(scope, id);
      await noteAudit(scope, call, { verb: 'delete', kind: 'subdivision', id, name });
      return { message: call.t('directoryMessages.subdivision.deleted') };
    }),
  ),
];
