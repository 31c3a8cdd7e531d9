import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addDomain, checkDomain, deleteDomain, getDomains } from '#core/sso/contract/domain.ts';
import {
  createSso,
  deleteSso,
  getSso,
  getSsoRequirement,
  getSsoTest,
  setSpare,
  setSsoState,
  trySso,
  updateSso,
} from '#core/sso/contract/sso.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

/** A form shows failures itself, at its fields. */
const quiet = { meta: { quiet: true } };

export const useSso = () => useQuery(partQuery(getSso));
export const useCreateSso = () => useSend(createSso, quiet);
export const useUpdateSso = () => useSend(updateSso, quiet);
export const useDeleteSso = () => useSend(deleteSso);
export const useTrySso = () => useSend(trySso, { meta: { quiet: 'success' } });
export const useSetState = () => useSend(setSsoState);
/** What comes back is shown at once: a tick doesn't wait until all is loaded again. */
export function useSetSpare() {
  const client = useQueryClient();
  return useSend(setSpare, {
    meta: { quiet: 'success' },
    onSuccess: (reply) => void client.setQueryData(partQuery(getSso).queryKey, reply),
  });
}
export const useRequirement = (enabled: boolean) =>
  useQuery({ ...partQuery(getSsoRequirement), enabled });

const lookEvery = 2_000;

/** What a try has shown, looked for until it is over. */
export const useSsoTest = (id: string) =>
  useQuery({
    ...partQuery(getSsoTest, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.data.isOver ? false : lookEvery),
    refetchIntervalInBackground: true,
  });

export const useDomains = () => useQuery(partQuery(getDomains));
export const useAddDomain = () => useSend(addDomain, quiet);
export const useCheckDomain = () => useSend(checkDomain, { meta: { quiet: 'success' } });
export const useDeleteDomain = () => useSend(deleteDomain);
