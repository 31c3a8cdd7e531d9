import { useNavigate, useSearch } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import { lazy } from 'react';
import { PagedTable } from '#web/list/paged-table.tsx';
import { useT } from '#web/ui/base/texts.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { FilterButton } from '#web/ui/list/filter-button.tsx';
import { nothingFound } from '#web/ui/list/nothing-found.tsx';
import { PageHead } from '#web/ui/list/page-head.tsx';
import { InfoBlock } from '#web/ui/state/info-block.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { type AuditSearch, isNarrowed, noFilter, noSearch, pageSize } from './audit-search.ts';
import { useAudit } from './queries.ts';
import './audit.css';

const FilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));

/** Who did what in the company: a plain list with its filters, for administrators. */
export function AuditPage() {
  const { t } = useT();
  const { search, setSearch } = useAddress();
  const audit = useAudit(search);
  const columns = useAuditColumns((who) => setSearch({ who }));
  const count = audit.data?.count;
  return (
    <div className="audit ui-list-page">
      <PageHead
        title={t('audit.title')}
        note={count === undefined ? undefined : t('audit.count', { count })}
      >
        <SearchField
          label={t('audit.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <SearchField
          label={t('audit.who')}
          value={search.who ?? ''}
          onChange={(who) => setSearch({ who: who || undefined })}
        />
        <FilterButton filter={search} none={noFilter} onChange={setSearch}>
          {(fields) => <FilterFields {...fields} />}
        </FilterButton>
      </PageHead>
      <InfoBlock title={t('audit.infoTitle')} closeKey="audit">
        {t('audit.infoText')}
      </InfoBlock>
      <PagedTable
        list={audit}
        pageSize={pageSize}
        page={search.page}
        onPage={(page) => setSearch({ page })}
        label={t('audit.title')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={useEmpty(search, () => setSearch(noSearch))}
      />
    </div>
  );
}

/** What narrows the list begins at its first page. */
function useAddress() {
  const search: AuditSearch = useSearch({ from: '/admin/estimation/audit' });
  const navigate = useNavigate();
  return {
    search,
    setSearch: (changed: AuditSearch) =>
      void navigate({
        to: '/estimation/audit',
        search: { ...search, page: undefined, ...changed },
        replace: true,
        resetScroll: false,
      }),
  };
}

function useEmpty(search: AuditSearch, onReset: () => void) {
  const { t } = useT();
  if (isNarrowed(search)) return nothingFound(t, onReset);
  const icon = <History aria-hidden="true" />;
  return { icon, title: t('audit.empty'), text: t('audit.emptyText') };
}
