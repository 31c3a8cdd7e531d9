import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getDeliveryList, sendAgain } from '#core/mail/contract/delivery.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';
import { type DeliverySearch, deliveryAddress } from './delivery-search.ts';

/** How soon the page looks again while something is on its way, in ms. */
const soon = 5000;

/** A page of the log. While something is on its way it is looked at again. */
export const useDeliveries = (search: DeliverySearch) =>
  useQuery({
    ...pageQuery(getDeliveryList, {
      query: {
        ...deliveryAddress.paging(search),
        q: search.q,
        filterList: deliveryAddress.filterOf(search),
        sort: deliveryAddress.shownSort(search),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((row) => row.state === 'waiting') ? soon : false,
  });

export const useSendDeliveryAgain = () => useSend(sendAgain);
