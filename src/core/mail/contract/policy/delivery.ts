import type { DeliveryState, DeliveryType } from '#core/mail/contract/rules/deliveries.ts';
import type { Allowed } from '#platform/contract/call/policy.ts';

interface Thing {
  type: DeliveryType;
  state: DeliveryState;
  lastError: string | null;
}

/** What may be done with a message of the delivery log: a report that has not arrived may go again. */
export const deliveryPolicy = {
  again: {
    needs: 'delivery_delivery_again__invoke',
    when: ({ type, state, lastError }: Thing) =>
      type === 'report' && state !== 'sent' && (state !== 'waiting' || lastError !== null),
  },
} as const satisfies Record<string, Allowed<Thing>>;
export type DeliveryVerb = keyof typeof deliveryPolicy;
export const deliveryVerbs = /* @__PURE__ */ Object.keys(deliveryPolicy) as DeliveryVerb[];
