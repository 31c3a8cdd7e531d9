import { sendAgain as again, getDeliveryList } from '#core/mail/contract/delivery.ts';
import { deliveryPolicy } from '#core/mail/contract/policy/delivery.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { heldLetters } from './daily-limit.ts';
import { listDeliveries } from './log-queries.ts';
import { sendDeliveryAgain } from './send-again.ts';

export const routes: Route[] = [
  on(getDeliveryList)((call) =>
    inBrand(call, async (scope, { now, today }) => {
      const { permissions, employeeId } = call.actor;
      const { data, count } = await listDeliveries(scope, call.query, { today, employeeId });
      const can = (row: (typeof data)[number]) => verbsOf(deliveryPolicy, permissions, row);
      return {
        data: data.map((row) => ({ ...row, can: can(row) })),
        count,
        held: await heldLetters(scope, now),
      };
    }),
  ),
  on(again)((call) =>
    inBrand(call, async (scope, { today }) => {
      const { employeeId } = call.actor;
      await sendDeliveryAgain(scope, call, call.params.id, { today, employeeId });
      return { message: call.t('deliveryMessages.again') };
    }),
  ),
];
