import ListFilter from 'lucide-react/icons/list-filter';
import { lazy, Suspense } from 'react';
import { Popover } from '#web/ui/popover.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useT } from '#web/ui/texts.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { activeFilters } from './audit-search.ts';
import type { FilterFormProps } from './filter-form.tsx';

// Its calendars weigh more than the rest of the page.
const FilterForm = lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));

export function AuditFilterButton({ filter, onChange }: FilterFormProps) {
  const { t } = useT();
  const count = activeFilters(filter);
  return (
    <Popover
      label={t('audit.filter.title')}
      button={
        <>
          <ListFilter />
          {t('audit.filter.title')}
          {count > 0 && (
            <span className="ui-count">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('audit.filter.active', { count })}</VisuallyHidden>
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton width="320px" height="480px" />}>
          <FilterForm
            filter={filter}
            onChange={(next) => {
              onChange(next);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
