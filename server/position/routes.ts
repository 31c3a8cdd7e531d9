import {
  createPosition,
  deletePosition,
  getPositionDictionary,
  getPositionList,
  updatePosition,
} from '#contract/position.ts';
import { type Scope, withBrand } from '#server/db/scope.ts';
import { stale } from '#server/errors.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
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
      return {
        data: await getPosition(scope, id, call.locale),
        message: call.t('directoryMessages.position.created'),
      };
    }),
  ),
  on(updatePosition)((call) =>
    inBrand(call, async (scope) => {
      const { id, version, ...form } = call.body;
      const row = await lockPosition(scope, id);
      if (version !== undefined && version !== row.version) {
        throw stale(await getPosition(scope, id, call.locale));
      }
      await savePosition(scope, id, form);
      return {
        data: await getPosition(scope, id, call.locale),
        message: call.t('directoryMessages.position.saved'),
      };
    }),
  ),
  on(deletePosition)((call) =>
    inBrand(call, async (scope) => {
      const { id } = call.params;
      await lockPosition(scope, id);
      refuseUsed(await findPositionUses(scope, id), call.t);
      await remove(scope, id);
      return { message: call.t('directoryMessages.position.deleted') };
    }),
  ),
];

const inBrand = <R>(
  { context, actor }: Pick<Call<typeof getPositionList>, 'context' | 'actor'>,
  work: (scope: Scope) => Promise<R>,
): Promise<R> => withBrand({ database: context.database, brandId: actor.brandId }, work);
