import { InfoBlock } from '#web/ui/info-block.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import { FilterButton } from './journal-filter.tsx';
import { type JournalSearch, type JournalStatus, journalStatuses } from './journal-search.ts';
import type { JournalColumn } from './queries.ts';

export interface JournalHeadProps {
  columns: Record<JournalStatus, JournalColumn>;
  search: JournalSearch;
  onSearch: (changed: JournalSearch) => void;
}

/** Title with the count, search, filter, and what the columns mean (decision 42). */
export function JournalHead({ columns, search, onSearch }: JournalHeadProps) {
  const { t } = useT();
  const counts = journalStatuses.map((status) => countOf(columns[status]));
  const total = counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
  return (
    <>
      <header className="q-journal-head">
        <div>
          <h1>{t('questionary.journal.title')}</h1>
          <p className="ui-muted" role="status">
            {total === undefined ? '\u00a0' : t('questionary.journal.count', { count: total })}
          </p>
        </div>
        <search className="q-journal-tools">
          <SearchField
            label={t('questionary.journal.search')}
            value={search.q ?? ''}
            onChange={(q) => onSearch({ q: q || undefined })}
          />
          <FilterButton filter={search} onChange={onSearch} />
        </search>
      </header>
      <InfoBlock title={t('questionary.journal.infoTitle')} closeKey="journal">
        <ul className="q-journal-info">
          <li>{t('questionary.journal.infoCreated')}</li>
          <li>{t('questionary.journal.infoInwork')}</li>
          <li>{t('questionary.journal.infoDone')}</li>
        </ul>
      </InfoBlock>
    </>
  );
}

/** How many the column has in all; undefined while unknown. */
export const countOf = (column: JournalColumn): number | undefined =>
  column.data?.pages.at(-1)?.count;
