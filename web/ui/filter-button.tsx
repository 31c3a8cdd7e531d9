import ListFilter from 'lucide-react/icons/list-filter';
import { Suspense } from 'react';
import { activeFilters } from './filter.ts';
import { FilterFrame, type FilterFrameProps } from './filter-frame.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';
import { useT } from './texts.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Opens the filter of a list, and tells how much of it is set. */
export function FilterButton<F extends object>(props: FilterFrameProps<F>) {
  const { t } = useT();
  const count = activeFilters(props.filter, props.none);
  return (
    <Popover
      label={t('ui.filter')}
      button={
        <>
          <ListFilter />
          {t('ui.filter')}
          {count > 0 && (
            <span className="ui-count">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('ui.filterActive', { count })}</VisuallyHidden>
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton width="320px" height="360px" />}>
          <FilterFrame
            {...props}
            onChange={(changed) => {
              props.onChange(changed);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
