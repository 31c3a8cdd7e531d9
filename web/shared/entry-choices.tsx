import { QueryError } from '#web/api/query-error.tsx';
import { FilterChoices, type FilterChoicesProps } from '#web/ui/list/filter-choices.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';
import type { usePositionNames, useSubdivisionNames } from './dictionaries.ts';

export interface EntryChoicesProps
  extends Pick<FilterChoicesProps<string>, 'legend' | 'chosen' | 'onChange'> {
  entries: ReturnType<typeof useSubdivisionNames | typeof usePositionNames>;
  /** The title when they could not be loaded. */
  failed: string;
}

/** A filter's choice of subdivisions or positions, which may still be loading. */
export function EntryChoices({ entries, failed, ...rest }: EntryChoicesProps) {
  if (entries.isError) {
    return <QueryError query={entries} title={failed} />;
  }
  if (!entries.data) return <Skeleton height="40px" />;
  const options = entries.data.data.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoices options={options} scrolls {...rest} />;
}
