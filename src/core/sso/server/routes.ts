import {
  createSso,
  deleteSso,
  getSso,
  getSsoRequirement,
  getSsoTest,
  refreshSso,
  setSpare,
  setSsoState,
  trySso,
  updateSso,
} from '#core/sso/contract/sso.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { refresh } from './refresh.ts';
import { createConnection, removeConnection, saveConnection } from './save.ts';
import { getSsoSettings } from './settings.ts';
import { changeSpare, getRequirement, setState } from './state.ts';
import { beginTest, getTest } from './try.ts';

export const routes: Route[] = [
  on(getSso)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: await getSsoSettings(scope, call.context, now),
    })),
  ),
  on(createSso)(createConnection),
  on(updateSso)(saveConnection),
  on(deleteSso)(removeConnection),
  on(refreshSso)(refresh),
  on(trySso)(beginTest),
  on(getSsoTest)(getTest),
  on(getSsoRequirement)(getRequirement),
  on(setSsoState)(setState),
  on(setSpare)(changeSpare),
];
