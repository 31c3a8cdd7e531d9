import { useQuery } from '@tanstack/react-query';
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
import { partQuery, useSend } from '#platform/web/api/queries.ts';

/** While something waits to be sent, so often is asked what came of it, in ms. */
const askEvery = 5_000;
export const mostShown = 50;

export const useHooks = () => useQuery(partQuery(getHooks));
export const useHookDeliveries = (id: string) =>
  useQuery({
    ...partQuery(getHookDeliveries, { params: { id }, query: { limit: mostShown } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.state === 'waiting') ? askEvery : false,
  });
/** The form shows failures itself, at its fields. */
export const useCreateHook = () => useSend(createHook, { meta: { quiet: true } });
export const useUpdateHook = () => useSend(updateHook, { meta: { quiet: true } });
export const useSwitchHook = () => useSend(updateHook);
export const useRenewHookSecret = () => useSend(renewHookSecret);
export const useDeleteHook = () => useSend(deleteHook);
export const useSendHookAgain = () => useSend(sendHookAgain);
export const useTestHook = () => useSend(testHook);
