import History from 'lucide-react/icons/history';
import { part } from '#platform/web/device/part.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { auditAddress } from './audit-search.ts';
import { useAudit } from './queries.ts';
import './audit.css';

const AuditFilterFields = part(() => import('./filter-fields.tsx'), 'AuditFilterFields');

/** Who did what in the company: a plain list with filters, for administrators. */
export function AuditPage() {
  const { t } = useT();
  const address = useListAddress(auditAddress, { resetScroll: false });
  const { search, setSearch } = address;
  const audit = useAudit(search);
  const columns = useAuditColumns({
    onWho: (who) => setSearch({ who }),
    onFrom: (address) => setSearch({ address }),
  });
  const count = audit.data?.count;
  return (
    <ListPage className="audit">
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
        <FilterButton filter={search} none={auditAddress.noFilter} onChange={setSearch}>
          {(fields) => (
            <AuditFilterFields {...fields} meanwhile={<Skeleton width="320px" height="280px" />} />
          )}
        </FilterButton>
      </PageHead>
      <InfoBlock title={t('audit.infoTitle')} onceKey="audit">
        {t('audit.infoText')}
      </InfoBlock>
      <PagedTable
        list={audit}
        address={address}
        label={t('audit.title')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={{
          icon: <History aria-hidden="true" />,
          title: t('audit.empty'),
          text: t('audit.emptyText'),
        }}
      />
    </ListPage>
  );
}
