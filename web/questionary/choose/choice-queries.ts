import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Query } from '#contract/call/endpoint.ts';
import { getEmployeeList } from '#contract/employee.ts';
import { getPositionList } from '#contract/position.ts';
import { call } from '#web/api/call.ts';
import { partQuery } from '#web/api/queries.ts';
import { nextOffset } from '#web/questionary/cards.ts';
import type { ChosenPerson } from '#web/questionary/form-rules.ts';
import { placeLine } from '#web/shared/place-line.ts';

/** What the form offers to choose from. The journal does not need any of it. */

/** With archived ones, as a draft may have one. */
export const usePositions = (enabled = true) =>
  useQuery({ ...partQuery(getPositionList, { query: { withArchived: true } }), enabled });

export type EmployeeFilter = NonNullable<Query<typeof getEmployeeList>['filterList']>;

/** Whose employees: those of one position or subdivision, or of the whole company. */
export type Place = Pick<EmployeeFilter, 'positionId' | 'subdivisionId'>;

export const noPlace: Place = { positionId: undefined, subdivisionId: undefined };

const peoplePage = 50;

export function useEmployees(q: string, filterList: EmployeeFilter) {
  const query = { ...(q && { q }), filterList };
  return useInfiniteQuery({
    queryKey: [getEmployeeList.name, 'chosen from', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getEmployeeList, { query: { ...query, limit: peoplePage, offset: pageParam }, signal }),
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
  const { data, count } = await call(getEmployeeList, { query, signal });
  return { people: data.map(personOfEmployee), count };
}

export function personOfEmployee(employee: {
  id: string;
  lastName: string;
  firstName: string;
  middleName: string | null;
  position: string;
  subdivision: string;
  email: string;
}): ChosenPerson {
  const { id, lastName, firstName, middleName, position, subdivision, email } = employee;
  return { id, lastName, firstName, middleName, place: placeLine(position, subdivision), email };
}
