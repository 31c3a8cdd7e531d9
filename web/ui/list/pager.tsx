import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import { offsetOf, pageCount, pageOf, visiblePages } from './pages.ts';
import './pager.css';
import { useT } from '#web/ui/base/texts.tsx';

export type PagerProps = {
  /** All rows there are. */
  count: number;
  limit: number;
  offset: number;
  /** The offset of the chosen page. */
  onOffset: (offset: number) => void;
  /** Says which, where a page has several. */
  label?: string | undefined;
};

/** Shows only when there is more than one page. */
export function Pager({ count, limit, offset, onOffset, label }: PagerProps) {
  const { t } = useT();
  if (count <= limit) return null;
  const page = pageOf(offset, limit);
  const last = pageCount(count, limit);
  const go = (to: number) => onOffset(offsetOf(to, limit));
  return (
    <nav className="ui-pager" aria-label={label ?? t('ui.pages')}>
      <span className="ui-pager-shown">
        {t('ui.shown', { from: offset + 1, to: Math.min(offset + limit, count), count })}
      </span>
      <IconButton
        label={t('ui.previousPage')}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <ol className="ui-pager-pages">
        {visiblePages(page, last).map((number) => (
          <li key={number}>
            <button
              type="button"
              className="ui-page"
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('ui.page', { page: number })}
              onClick={() => go(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        label={t('ui.nextPage')}
        icon={<ChevronRight />}
        disabled={page >= last}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
