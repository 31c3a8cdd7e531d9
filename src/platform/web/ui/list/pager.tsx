import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { offsetOf, pageCount, visiblePages } from './pages.ts';
import './pager.css';
import { useT } from '#platform/web/ui/base/texts.tsx';

export type PagerProps = {
  /** The number of all rows. */
  count: number;
  /** There are more rows than that, which no page shows. */
  isMore?: boolean | undefined;
  /** Rows per page. */
  limit: number;
  /** Counted from 1. */
  page: number;
  onPage: (page: number) => void;
  /** Tells the pagers apart on a page with several. */
  label?: string | undefined;
};

/** Shown only when there is more than one page. */
export function Pager({ count, isMore, limit, page, onPage, label }: PagerProps) {
  const { t } = useT();
  if (count <= limit) return null;
  const last = pageCount(count, limit);
  const before = offsetOf(page, limit);
  return (
    <nav className="ui-pager" aria-label={label ?? t('list.pages')}>
      <span className="ui-pager-shown">
        {t('list.shown', {
          from: before + 1,
          to: Math.min(before + limit, count),
          all: isMore ? `> ${count}` : count,
        })}
      </span>
      <IconButton
        label={t('list.previousPage')}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <ol className="ui-pager-pages">
        {visiblePages(page, last).map((number) => (
          <li key={number}>
            <button
              type="button"
              className="ui-page"
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('list.page', { page: number })}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        label={t('list.nextPage')}
        icon={<ChevronRight />}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
