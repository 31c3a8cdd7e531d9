import { QueryError } from '#web/api/query-error.tsx';
import { FilterChoices, type FilterChoicesProps } from '#web/ui/list/filter-choices.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';
import type { useSubdivisionNames } from './dictionaries.ts';

export interface SubdivisionChoicesProps
  extends Pick<FilterChoicesProps<string>, 'legend' | 'chosen' | 'onChange'> {
  subdivisions: ReturnType<typeof useSubdivisionNames>;
  /** The title when they could not be loaded. */
  failed: string;
}

/** A filter's choice of subdivisions, which may still be loading. */
export function SubdivisionChoices({ subdivisions, failed, ...rest }: SubdivisionChoicesProps) {
  if (subdivisions.isError) {
    return <QueryError query={subdivisions} title={failed} />;
  }
  if (!subdivisions.data) return <Skeleton height="40px" />;
  const options = subdivisions.data.data.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoices options={options} scrolls {...rest} />;
}
