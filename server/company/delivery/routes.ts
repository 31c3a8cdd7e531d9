import { sendAgain as again, getDeliveryList } from '#contract/company/delivery.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { listDeliveries } from './log-queries.ts';
import { sendAgain } from './send-again.ts';

export const routes: Route[] = [
  on(getDeliveryList)((call) =>
    inBrand(call, (scope, { today }) => listDeliveries(scope, call.query, today)),
  ),
  on(again)((call) =>
    inBrand(call, async (scope, moment) => {
      await sendAgain(scope, call, call.params.id, moment);
      return { message: call.t('deliveryMessages.again') };
    }),
  ),
];
