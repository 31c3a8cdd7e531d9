import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { positionCalls } from '#core/directory/contract/position.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { nextOffset } from '#core/questionary/web/cards.ts';
import { type ChosenPerson, chosenPerson } from '#core/questionary/web/form-rules.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { partQuery } from '#platform/web/api/queries.ts';

/** What the form offers to choose from. The journal does not need any of it. */

/** Positions with archived ones, as a draft may have one. */
export const usePositions = (enabled = true) =>
  useQuery({ ...partQuery(positionCalls.list, { query: { withArchived: true } }), enabled });

export type EmployeeFilter = NonNullable<Query<typeof employeeCalls.list>['filterList']>;

/** Whose employees are offered: those of one position or subdivision, or of the whole company. */
export type ChosenPlace = Pick<EmployeeFilter, 'positionId' | 'subdivisionId'>;

export const noPlace: ChosenPlace = { positionId: undefined, subdivisionId: undefined };

const peoplePage = 50;

export function useEmployees(q: string, filterList: EmployeeFilter) {
  const query = { ...(q && { q }), filterList };
  return useInfiniteQuery({
    queryKey: [employeeCalls.list.name, 'chosen from', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call(employeeCalls.list, {
        query: { ...query, limit: peoplePage, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextOffset(pages, last.count),
    placeholderData: (previous) => previous,
  });
}

/** The first `limit` employees and how many there are in all. The server returns at most 1000. */
export async function findEmployees(
  q: string,
  filterList: EmployeeFilter,
  limit: number,
  signal?: AbortSignal,
): Promise<{ people: ChosenPerson[]; count: number }> {
  const query = { ...(q && { q }), filterList, limit };
  const { data, count } = await call(employeeCalls.list, { query, signal });
  return { people: data.map(chosenPerson), count };
}
