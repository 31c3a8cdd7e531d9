import { useQuery } from '@tanstack/react-query';
import { duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import type { DuplicateKind } from '#addon/duplicate/contract/rules/duplicate.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useDuplicates = (kind: DuplicateKind) =>
  useQuery(partQuery(duplicateCalls[kind].list));
export const useMerge = (kind: DuplicateKind) => useSend(duplicateCalls[kind].merge);
export const useApart = (kind: DuplicateKind) => useSend(duplicateCalls[kind].apart);
