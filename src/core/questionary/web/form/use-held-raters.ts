import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import { payloadOf } from '#core/questionary/web/fields/form-body.ts';
import type { FormHandle } from '#core/questionary/web/fields/form-state.ts';
import { partQuery } from '#platform/web/api/queries.ts';

export type HeldRaters = ReturnType<typeof useHeldRaters>;

/** Who of the form can't be asked as it stands, and what planned cycles would lack. */
export function useHeldRaters({ values, base }: Pick<FormHandle, 'values' | 'base'>) {
  const payload = payloadOf(values, base);
  const {
    method,
    isAnonymous,
    dateStart,
    dateEnd,
    employeeList = [],
    participantList = [],
  } = payload;
  const dates = { dateStart, dateEnd };
  const asked = { method, isAnonymous, ...dates, employeeList, participantList };
  const isAsked =
    employeeList.length > 0 && participantList.length > 0 && dateStart && dateStart <= dateEnd;
  const query = useQuery({
    ...partQuery(findHeldRaters, { body: { ...asked, ...(base && { id: base.id }) } }),
    enabled: Boolean(isAsked),
    placeholderData: keepPreviousData,
  });
  const { raterList = [], cycleList = [] } = (isAsked && query.data?.data) || {};
  return { query, notes: new Map(raterList.map((one) => [one.id, one.message])), cycleList };
}
