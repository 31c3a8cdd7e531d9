import {
  createPosition,
  deletePosition,
  getPositionDictionary,
  getPositionList,
  type Position,
  updatePosition,
} from '#contract/position.ts';
import {
  createEntry,
  type Directory,
  deleteEntry,
  updateEntry,
} from '#server/directory/change-entry.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { findPositionUses } from '#server/usage/queries.ts';
import {
  getPosition,
  listPositionNames,
  listPositions,
  lockPosition,
  deletePosition as remove,
} from './queries.ts';
import { createPosition as create, savePosition } from './save-position.ts';

const positions: Directory<Position> = {
  kind: 'position',
  nameOf: ({ name }) => name,
  lock: lockPosition,
  get: getPosition,
  findUses: findPositionUses,
};

export const routes: Route[] = [
  on(getPositionList)((call) =>
    inBrand(call, (scope) => listPositions(scope, call.query, call.locale)),
  ),
  on(getPositionDictionary)((call) =>
    inBrand(call, async (scope) => ({ data: await listPositionNames(scope) })),
  ),
  on(createPosition)((call) => createEntry(call, positions, (scope) => create(scope, call.body))),
  on(updatePosition)((call) =>
    updateEntry(call, positions, (scope) => savePosition(scope, call.body.id, call.body)),
  ),
  on(deletePosition)((call) => deleteEntry(call, positions, remove)),
];
