import {
  createPosition,
  deletePosition,
  getPositionDictionary,
  getPositionList,
  updatePosition,
} from '#contract/position.ts';
import { noteAudit } from '#server/audit/note.ts';
import { changedFields } from '#server/audit/rules.ts';
import { stale } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { findPositionUses } from '#server/usage/queries.ts';
import { refuseUsed } from '#server/usage/refuse-used.ts';
import {
  getPosition,
  listPositionNames,
  listPositions,
  lockPosition,
  deletePosition as remove,
} from './queries.ts';
import { createPosition as create, savePosition } from './save-position.ts';

export const routes: Route[] = [
  on(getPositionList)((call) =>
    inBrand(call, (scope) => listPositions(scope, call.query, call.locale)),
  ),
  on(getPositionDictionary)((call) =>
    inBrand(call, async (scope) => ({ data: await listPositionNames(scope) })),
  ),
  on(createPosition)((call) =>
    inBrand(call, async (scope) => {
      const id = await create(scope, call.body);
      const data = await getPosition(scope, id, call.locale);
      await noteAudit(scope, call, { verb: 'create', kind: 'position', id, name: data.name });
      return { data, message: call.t('directoryMessages.position.created') };
    }),
  ),
  on(updatePosition)((call) =>
    inBrand(call, async (scope) => {
      const { id, version, ...form } = call.body;
      const row = await lockPosition(scope, id);
      const before = await getPosition(scope, id, call.locale);
      if (version !== undefined && version !== row.version) throw stale(before);
      await savePosition(scope, id, form);
      const data = await getPosition(scope, id, call.locale);
      const details = { fieldList: changedFields('position', before, data) };
      await noteAudit(scope, call, {
        verb: 'update',
        kind: 'position',
        id,
        name: data.name,
        details,
      });
      return { data, message: call.t('directoryMessages.position.saved') };
    }),
  ),
  on(deletePosition)((call) =>
    inBrand(call, async (scope) => {
      const { id } = call.params;
      await lockPosition(scope, id);
      const { name } = await getPosition(scope, id, call.locale);
      refuseUsed(await findPositionUses(scope, id), call.t);
      await remove(scope, id);
      await noteAudit(scope, call, { verb: 'delete', kind: 'position', id, name });
      return { message: call.t('directoryMessages.position.deleted') };
    }),
  ),
];
