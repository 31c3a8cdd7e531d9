import { useInfiniteQuery } from '@tanstack/react-query';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { call } from '#platform/web/api/call.ts';
import {
  type AssessmentsSearch,
  assessmentsAddress,
  cardsQuery,
  type ListStatus,
} from './assessments-search.ts';
import { seldom } from './live.ts';

/** The cards of one column or of the archive, 20 at a time. */
export function useAssessmentsColumn(search: AssessmentsSearch, status: ListStatus) {
  const { pageSize } = assessmentsAddress;
  const query = cardsQuery(search, status);
  return useInfiniteQuery({
    queryKey: [getQuestionaryList.name, 'column', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getQuestionaryList, { query: { ...query, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextOffset(pages, last.count),
    // Keep showing the old results while the next search is running.
    placeholderData: (previous) => previous,
    refetchInterval: seldom,
    // The journal is home, and its columns fail each by itself.
    meta: { page: status === 'archived' },
  });
}
export type AssessmentsColumn = ReturnType<typeof useAssessmentsColumn>;

/** The offset of the next page; undefined when everything is loaded. */
export function nextOffset(
  pages: readonly { data: readonly unknown[] }[],
  count: number,
): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
  return pages.at(-1)?.data.length === 0 || loaded >= count ? undefined : loaded;
}
