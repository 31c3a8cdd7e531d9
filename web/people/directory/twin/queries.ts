import { useQuery } from '@tanstack/react-query';
import type { TwinKind } from '#contract/people/rules/twin.ts';
import { twinCalls } from '#contract/people/twin/twin.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';

export const useTwins = (kind: TwinKind) => useQuery(partQuery(twinCalls[kind].list));
export const useMerge = (kind: TwinKind) => useSend(twinCalls[kind].merge);
export const useApart = (kind: TwinKind) => useSend(twinCalls[kind].apart);
