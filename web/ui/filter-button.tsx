import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, Suspense } from 'react';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';
import { useT } from './texts.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type FilterButtonProps = {
  /** How many conditions are set. */
  count: number;
  /** The form; it may load late, as its calendars weigh more than a page. */
  children: (close: () => void) => ReactNode;
};

/** Opens the filter of a list, and tells how much of it is set. */
export function FilterButton({ count, children }: FilterButtonProps) {
  const { t } = useT();
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
        <Suspense fallback={<Skeleton width="320px" height="360px" />}>{children(close)}</Suspense>
      )}
    </Popover>
  );
}
