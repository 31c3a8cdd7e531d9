import ListChecks from 'lucide-react/icons/list-checks';
import { mostCounted } from '#core/questionary/contract/questionary.ts';
import {
  type AssessmentsSearch,
  type AssessmentsStatus,
  assessmentsStatuses,
} from '#core/questionary/web/assessments-search.ts';
import type { AssessmentsColumn } from '#core/questionary/web/cards.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { AssessmentsFilterButton } from './assessments-filter.tsx';
import { LeftOut } from './left-out.tsx';

export interface AssessmentsHeadProps {
  columns: Record<AssessmentsStatus, AssessmentsColumn>;
  search: AssessmentsSearch;
  onSearch: (changed: AssessmentsSearch) => void;
  /** Begins to select cards; undefined where it has begun or is not allowed. */
  onSelect: (() => void) | undefined;
}

/** Title with the count, search and filter. */
export function AssessmentsHead({ columns, search, onSearch, onSelect }: AssessmentsHeadProps) {
  const { t } = useT();
  const counts = assessmentsStatuses.map((status) => countOf(columns[status]));
  const total = counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
  return (
    <PageHead
      title={t('questionary.assessments.title')}
      note={
        total === undefined
          ? undefined
          : counted(total, search, (count) => t('questionary.assessments.count', { count }))
      }
      beside={<LeftOut search={search} onSearch={onSearch} />}
    >
      <SearchField
        label={t('questionary.assessments.search')}
        value={search.q ?? ''}
        onChange={(q) => onSearch({ q: q || undefined })}
      />
      <AssessmentsFilterButton search={search} onSearch={onSearch} />
      {onSelect && (
        <IconButton
          label={t('questionary.assessments.select')}
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
  { q }: AssessmentsSearch,
  say: (count: number) => string,
): string => (q && count > mostCounted ? `> ${say(mostCounted)}` : say(count));

/** How many questionaries the column has in all; undefined while unknown. */
export const countOf = (column: AssessmentsColumn): number | undefined =>
  column.data?.pages.at(-1)?.count;
