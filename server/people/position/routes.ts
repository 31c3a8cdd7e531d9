import {
  archivePosition,
  createPosition,
  deletePosition,
  getPositionDictionary,
  getPositionList,
  type Position,
  restorePosition,
  updatePosition,
} from '#contract/people/position.ts';
import {
  type Archivable,
  archiveEntry,
  refuseArchivedName,
  refuseArchivedRename,
  restoreEntry,
} from '#server/people/directory/archive-entry.ts';
import { createEntry, deleteEntry, updateEntry } from '#server/people/directory/change-entry.ts';
import { findPositionUses } from '#server/people/usage/queries.ts';
import { position } from '#server/platform/db/schema/directory.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import {
  getPosition,
  listPositionNames,
  listPositions,
  lockPosition,
  deletePosition as remove,
} from './queries.ts';
import { createPosition as create, savePosition } from './save-position.ts';

const positions: Archivable<Position, typeof position> = {
  kind: 'position',
  table: position,
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
  on(createPosition)((call) =>
    createEntry(call, positions, async (scope) => {
      await refuseArchivedName(scope, positions, call);
      return create(scope, call.body);
    }),
  ),
  on(updatePosition)((call) =>
    updateEntry(call, positions, async (scope) => {
      await refuseArchivedRename(scope, positions, call.body);
      await savePosition(scope, call.body.id, call.body);
    }),
  ),
  on(archivePosition)((call) => archiveEntry(call, positions)),
  on(restorePosition)((call) => restoreEntry(call, positions)),
  on(deletePosition)((call) => deleteEntry(call, positions, remove)),
];
