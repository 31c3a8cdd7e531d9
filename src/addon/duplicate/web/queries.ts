import { useQuery } from '@tanstack/react-query';
import type { TwinKind } from '#addon/duplicate/contract/rules/twin.ts';
import { twinCalls } from '#addon/duplicate/contract/twin.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useTwins = (kind: TwinKind) => useQuery(partQuery(twinCalls[kind].list));
export const useMerge = (kind: TwinKind) => useSend(twinCalls[kind].merge);
export const useApart = (kind: TwinKind) => useSend(twinCalls[kind].apart);
