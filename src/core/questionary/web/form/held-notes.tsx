import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import { payloadOf } from '#core/questionary/web/fields/form-body.ts';
import type { FormHandle } from '#core/questionary/web/fields/form-state.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

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

/** How many can't be asked now; and whom planned cycles could then not ask (rule 26i). */
export function HeldNotes({ held }: { held: ReturnType<typeof useHeldRaters> }) {
  const { query, notes, cycleList } = held;
  const { t } = useT();
  if (query.isError) return <QueryError query={query} title={t('questionaryForm.heldFailed')} />;
  return (
    <>
      {notes.size > 0 && (
        <InfoBlock tone="warning" title={t('questionaryForm.heldRaters', { count: notes.size })}>
          {t('questionaryForm.heldRatersText')}
        </InfoBlock>
      )}
      {cycleList.length > 0 && (
        <InfoBlock title={t('questionaryForm.cyclesAhead')}>
          <ul>
            {cycleList.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </InfoBlock>
      )}
    </>
  );
}
