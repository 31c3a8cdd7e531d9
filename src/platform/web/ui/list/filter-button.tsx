import ListFilter from 'lucide-react/icons/list-filter';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Popover } from '#platform/web/ui/cover/popover.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import { activeFilters } from './filter.ts';
import { FilterFrame, type FilterFrameProps } from './filter-frame.tsx';

/** Opens the filter of a list and shows how many conditions are set. */
export function FilterButton<F extends object>(props: FilterFrameProps<F>) {
  const { t } = useT();
  const count = activeFilters(props.filter, props.none);
  return (
    <Popover
      label={t('common.filter')}
      button={
        <>
          <ListFilter />
          {t('common.filter')}
          {count > 0 && (
            <Count>
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('list.filterActive', { count })}</VisuallyHidden>
            </Count>
          )}
        </>
      }
    >
      {(close) => (
        <FilterFrame
          {...props}
          onChange={(changed) => {
            props.onChange(changed);
            close();
          }}
        />
      )}
    </Popover>
  );
}
