import ListChecks from 'lucide-react/icons/list-checks';
import { mostCounted } from '#core/questionary/contract/questionary.ts';
import type { JournalColumn } from '#core/questionary/web/cards.ts';
import {
  type JournalSearch,
  type JournalStatus,
  journalStatuses,
} from '#core/questionary/web/journal-search.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { JournalFilterButton } from './journal-filter.tsx';

export interface JournalHeadProps {
  columns: Record<JournalStatus, JournalColumn>;
  search: JournalSearch;
  onSearch: (changed: JournalSearch) => void;
  /** Begins to select cards; undefined where it has begun or is not allowed. */
  onSelect: (() => void) | undefined;
}

/** Title with the count, search and filter. */
export function JournalHead({ columns, search, onSearch, onSelect }: JournalHeadProps) {
  const { t } = useT();
  const counts = journalStatuses.map((status) => countOf(columns[status]));
  const total = counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
  return (
    <PageHead
      title={t('questionary.journal.title')}
      note={
        total === undefined
          ? undefined
          : counted(total, search, (count) => t('questionary.journal.count', { count }))
      }
    >
      <SearchField
        label={t('questionary.journal.search')}
        value={search.q ?? ''}
        onChange={(q) => onSearch({ q: q || undefined })}
      />
      <JournalFilterButton search={search} onSearch={onSearch} />
      {onSelect && (
        <IconButton
          label={t('questionary.journal.select')}
          icon={<ListChecks />}
          onClick={onSelect}
        />
      )}
    </PageHead>
  );
}

/** How many there are, in words. Broad searches are counted no further than that. */
export const counted = (
  count: number,
  { q }: JournalSearch,
  say: (count: number) => string,
): string => (q && count > mostCounted ? `> ${say(mostCounted)}` : say(count));

/** How many questionaries the column has in all; undefined while unknown. */
export const countOf = (column: JournalColumn): number | undefined =>
  column.data?.pages.at(-1)?.count;
