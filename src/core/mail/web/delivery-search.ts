import { deliveryChannels, deliveryStates } from '#core/mail/contract/rules/deliveries.ts';
import { listAddress } from '#platform/web/list/address.ts';
import { listParam, textParam } from '#platform/web/list/params.ts';

/** The newest first unless sorted otherwise. */
export const deliveryAddress = listAddress({
  search: { q: textParam },
  filter: { state: listParam(deliveryStates), channel: listParam(deliveryChannels) },
  sorts: ['createdAt', 'recipient', 'state'],
  defaultSort: 'createdAt:d',
  pageSize: 20,
});
export type DeliverySearch = ReturnType<typeof deliveryAddress.validate>;
