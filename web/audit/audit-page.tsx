import { useNavigate, useSearch } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { InfoBlock } from '#web/ui/info-block.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { pageCount, pageOf } from '#web/ui/pages.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilterButton } from './audit-filter.tsx';
import {
  type AuditSearch,
  isNarrowed,
  noSearch,
  offsetOfSearch,
  pageSize,
} from './audit-search.ts';
import { useAudit } from './queries.ts';
import './audit.css';

/** Who did what in the company: a plain list with its filters, for administrators. */
export function AuditPage() {
  const { t } = useT();
  const { search, setSearch } = useAddress();
  const audit = useAudit(search);
  const columns = useAuditColumns((who) => setSearch({ who }));
  const count = audit.data?.count;
  const last = count === undefined ? undefined : Math.max(1, pageCount(count, pageSize));
  const isBeyond = last !== undefined && (search.page ?? 1) > last && !audit.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) setSearch({ page: last === 1 ? undefined : last });
  });
  return (
    <div className="audit">
      <header>
        <h1>{t('audit.title')}</h1>
        <p className="ui-muted" role="status">
          {count === undefined ? '\u00a0' : t('audit.count', { count })}
        </p>
      </header>
      <InfoBlock title={t('audit.infoTitle')} closeKey="audit">
        {t('audit.infoText')}
      </InfoBlock>
      <search className="audit-tools">
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
        <AuditFilterButton filter={search} onChange={setSearch} />
      </search>
      <DataTable
        label={t('audit.title')}
        columns={columns}
        rows={audit.data?.data}
        rowKey={({ id }) => String(id)}
        loading={audit.isFetching}
        failed={audit.isError && !audit.data && t('audit.loadFailed')}
        onRetry={() => void audit.refetch()}
        empty={useEmpty(search, () => setSearch(noSearch))}
      />
      <Pager
        count={count ?? 0}
        limit={pageSize}
        offset={offsetOfSearch(search)}
        onOffset={(offset) => {
          const page = pageOf(offset, pageSize);
          setSearch({ page: page > 1 ? page : undefined });
        }}
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
  if (!isNarrowed(search)) {
    const icon = <History aria-hidden="true" />;
    return { icon, title: t('audit.empty'), text: t('audit.emptyText') };
  }
  return {
    title: t('audit.nothingFound'),
    text: t('audit.nothingFoundText'),
    action: <Button onClick={onReset}>{t('audit.resetAll')}</Button>,
  };
}
