import { useQuery } from '@tanstack/react-query';
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
import { partQuery, useSend } from '#platform/web/api/queries.ts';

/** How often is asked, while something waits to be sent, what came of it, in ms. */
const askEvery = 5_000;
export const mostShown = 50;

export const useWebhooks = () => useQuery(partQuery(getWebhooks));
export const useWebhookDeliveries = (id: string) =>
  useQuery({
    ...partQuery(getWebhookDeliveries, { params: { id }, query: { limit: mostShown } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.state === 'waiting') ? askEvery : false,
  });
/** The form shows failures itself, at its fields. */
export const useCreateWebhook = () => useSend(createWebhook, { meta: { quiet: true } });
export const useUpdateWebhook = () => useSend(updateWebhook, { meta: { quiet: true } });
export const useSwitchWebhook = () => useSend(updateWebhook);
export const useRenewWebhookSecret = () => useSend(renewWebhookSecret);
export const useDeleteWebhook = () => useSend(deleteWebhook);
export const useSendWebhookAgain = () => useSend(sendWebhookAgain);
export const useTestWebhook = () => useSend(testWebhook);
