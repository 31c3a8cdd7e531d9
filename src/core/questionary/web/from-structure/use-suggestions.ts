import { useQuery } from '@tanstack/react-query';
import { suggestParticipants } from '#core/questionary/contract/questionary-from-structure.ts';
import type { FormValues } from '#core/questionary/web/form-rules.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { offersOf } from './offers.ts';

export type FromStructure = ReturnType<typeof useRaterSuggestions>;

/** Whom the structure offers as participants for the people in the form. */
export function useRaterSuggestions(values: FormValues) {
  const employeeList = values.employeeList.map(({ id }) => ({ id }));
  const query = useQuery({
    ...partQuery(suggestParticipants, { body: { employeeList } }),
    enabled: employeeList.length > 0,
  });
  const suggested = employeeList.length > 0 ? query.data?.data : undefined;
  return {
    query,
    isAsked: employeeList.length > 0,
    suggested,
    offers: suggested ? offersOf(values, suggested) : [],
  };
}
