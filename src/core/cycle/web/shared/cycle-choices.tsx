import { useQuery } from '@tanstack/react-query';
import { getCycleList } from '#core/cycle/contract/cycle.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FilterChoices, type FilterChoicesProps } from '#platform/web/ui/list/filter-choices.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

export interface CycleChoicesProps extends Pick<FilterChoicesProps<string>, 'chosen' | 'onChange'> {
  /** Offers `none` as well, for what belongs to no cycle. */
  withNone?: boolean;
}

/** A filter's choice of cycles, the newest first. Nothing where there are none. */
export function CycleChoiceList({ withNone = false, ...rest }: CycleChoicesProps) {
  const { t } = useT();
  const cycles = useQuery(partQuery(getCycleList, { query: {} }));
  if (cycles.isError) return <QueryError query={cycles} title={t('cycleFilter.failed')} />;
  if (!cycles.data) return <Skeleton height="40px" />;
  const { data } = cycles.data;
  if (data.length === 0) return null;
  const options = [
    ...(withNone ? [{ value: 'none', label: t('cycleFilter.none') }] : []),
    ...data.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <FilterChoices legend={t('cycleFilter.legend')} options={options} scrolls {...rest} />
      {withNone && !rest.chosen?.length && <Hint>{t('cycleFilter.everything')}</Hint>}
    </>
  );
}
