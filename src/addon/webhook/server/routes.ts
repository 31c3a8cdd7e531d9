import {
  createWebhook,
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
} from '#addon/webhook/contract/webhook.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addHook, changeWebhook, dropWebhook, renewSecret } from './change-webhook.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { listWebhookDeliveries, listWebhooks } from './queries.ts';
import { requireWebhook } from './require-webhook.ts';
import { sendAgain, sendTest } from './send-by-hand.ts';

export const routes: Route[] = [
  on(getWebhooks)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: (await listWebhooks(scope)).map((row) => presentWebhook(row, now)),
    })),
  ),
  on(createWebhook)(addHook),
  on(updateWebhook)(changeWebhook),
  on(renewWebhookSecret)(renewSecret),
  on(deleteWebhook)(dropWebhook),
  on(getWebhookDeliveries)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { id } = await requireWebhook(scope, call.params.id);
      const { data, count } = await listWebhookDeliveries(scope, id, { ...call.query, now });
      return { data: data.map(presentDelivery), count };
    }),
  ),
  on(sendWebhookAgain)(sendAgain),
  on(testWebhook)(sendTest),
];
