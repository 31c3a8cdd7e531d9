import ListFilter from 'lucide-react/icons/list-filter';
import { lazy, Suspense } from 'react';
import { Popover } from '#web/ui/popover.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useT } from '#web/ui/texts.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { FilterFormProps } from './filter-form.tsx';
import { activeFilters } from './reports-search.ts';

// Its calendars weigh more than the rest of the page.
const FilterForm = lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));

export function ReportsFilterButton(props: FilterFormProps) {
  const { t } = useT();
  const count = activeFilters(props.filter);
  return (
    <Popover
      label={t('report.filter.title')}
      button={
        <>
          <ListFilter />
          {t('report.filter.title')}
          {count > 0 && (
            <span className="ui-count">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('report.filter.active', { count })}</VisuallyHidden>
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton width="320px" height="480px" />}>
          <FilterForm
            {...props}
            onChange={(next) => {
              props.onChange(next);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
