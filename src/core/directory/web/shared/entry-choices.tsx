import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FilterChoices, type FilterChoicesProps } from '#platform/web/ui/list/filter-choices.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import {
  markedName,
  type useAllPositionNames,
  type useAllSubdivisionNames,
} from './dictionaries.ts';

export interface EntryChoicesProps
  extends Pick<FilterChoicesProps<string>, 'legend' | 'chosen' | 'onChange'> {
  entries: ReturnType<typeof useAllSubdivisionNames | typeof useAllPositionNames>;
  /** The title when they could not be loaded. */
  failed: string;
}

/** A filter's choice of subdivisions or positions, which may still be loading. */
export function EntryChoices({ entries, failed, ...rest }: EntryChoicesProps) {
  const { t } = useT();
  if (entries.isError) {
    return <QueryError query={entries} title={failed} />;
  }
  if (!entries.data) return <Skeleton height="40px" />;
  const options = entries.data.data.map((entry) => ({
    value: entry.id,
    label: markedName(entry, t),
    note:
      entry.peopleCount === undefined
        ? undefined
        : t('common.people', { count: entry.peopleCount }),
  }));
  return <FilterChoices options={options} scrolls {...rest} />;
}
