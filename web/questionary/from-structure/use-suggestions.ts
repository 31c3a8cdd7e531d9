import { useQuery } from '@tanstack/react-query';
import { suggestParticipants } from '#contract/questionary-from-structure.ts';
import { partQuery } from '#web/api/queries.ts';
import type { FormValues } from '#web/questionary/form-rules.ts';
import { offersOf } from './offers.ts';

export type FromStructure = ReturnType<typeof useSuggestions>;

/** Whom the structure offers as participants for the people in the form. */
export function useSuggestions(values: FormValues) {
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
