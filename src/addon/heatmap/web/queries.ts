import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCompanyYears, getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { pageQuery } from '#platform/web/api/queries.ts';
import type { HeatmapSearch } from './heatmap-search.ts';

/** The query of GET /report/heatmap. */
export const heatmapQuery = ({ by, year, method }: HeatmapSearch): Query<typeof getHeatmap> => ({
  groupBy: by,
  year,
  method,
});

export const useHeatmap = (search: HeatmapSearch) =>
  useQuery({
    ...pageQuery(getHeatmap, { query: heatmapQuery(search) }),
    placeholderData: keepPreviousData,
  });

export const useCompanyYears = (search: HeatmapSearch) =>
  useQuery(pageQuery(getCompanyYears, { query: heatmapQuery(search) }));
