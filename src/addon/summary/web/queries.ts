import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSummary, getSummaryChoices } from '#addon/summary/contract/summary.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { pageQuery, partQuery } from '#platform/web/api/queries.ts';

export type SummaryQuery = Query<typeof getSummary>;

/** Nothing is asked until somebody is chosen. */
export const useSummary = (query: SummaryQuery) =>
  useQuery({
    ...pageQuery(getSummary, { query }),
    placeholderData: keepPreviousData,
    enabled: query.of === 'company' || query.id !== undefined,
  });

export const useSummaryChoices = (enabled: boolean) =>
  useQuery({ ...partQuery(getSummaryChoices), enabled });
