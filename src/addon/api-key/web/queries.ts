import { useQuery } from '@tanstack/react-query';
import { getKeys, makeKey, updateKey, withdrawKey } from '#addon/api-key/contract/key.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useKeys = () => useQuery(partQuery(getKeys));
/** The form shows failures itself, at its fields. */
export const useMakeKey = () => useSend(makeKey, { meta: { quiet: true } });
export const useUpdateKey = () => useSend(updateKey, { meta: { quiet: true } });
export const useWithdrawKey = () => useSend(withdrawKey);
