import {
  createHook,
  deleteHook,
  getHookDeliveries,
  getHooks,
  renewHookSecret,
  sendHookAgain,
  testHook,
  updateHook,
} from '#addon/webhook/contract/hook.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addHook, changeHook, dropHook, renewSecret } from './change-hook.ts';
import { presentDelivery, presentHook } from './present.ts';
import { listHookDeliveries, listHooks } from './queries.ts';
import { requireHook } from './require-hook.ts';
import { sendAgain, sendTest } from './send-by-hand.ts';

export const routes: Route[] = [
  on(getHooks)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: (await listHooks(scope)).map((row) => presentHook(row, now)),
    })),
  ),
  on(createHook)(addHook),
  on(updateHook)(changeHook),
  on(renewHookSecret)(renewSecret),
  on(deleteHook)(dropHook),
  on(getHookDeliveries)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { id } = await requireHook(scope, call.params.id);
      const { data, count } = await listHookDeliveries(scope, id, { ...call.query, now });
      return { data: data.map(presentDelivery), count };
    }),
  ),
  on(sendHookAgain)(sendAgain),
  on(testHook)(sendTest),
];
