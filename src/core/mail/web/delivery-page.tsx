import RotateCw from 'lucide-react/icons/rotate-cw';
import Send from 'lucide-react/icons/send';
import type { DeliveryRow, HeldLetters } from '#core/mail/contract/delivery.ts';
import { deliveryChannels, deliveryStates } from '#core/mail/contract/rules/deliveries.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import './delivery.css';
import { deliveryColumns } from './delivery-columns.tsx';
import { deliveryAddress } from './delivery-search.ts';
import { useDeliveries, useSendDeliveryAgain } from './queries.ts';

/** What became of sent reports, and which other messages have not arrived (decision 072). */
export function DeliveryPage() {
  const texts = useT();
  const { t } = texts;
  const address = useListAddress(deliveryAddress);
  const { search, setSearch } = address;
  const deliveries = useDeliveries(search);
  const count = deliveries.data?.count;
  return (
    <ListPage>
      <PageHead
        title={t('delivery.title')}
        note={count === undefined ? undefined : t('delivery.count', { count })}
      >
        <SearchField
          label={t('delivery.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <FilterButton filter={search} none={deliveryAddress.noFilter} onChange={setSearch}>
          {({ filter, change }) => (
            <>
              <FilterChoices
                legend={t('delivery.state')}
                options={deliveryStates.map((value) => ({
                  value,
                  label: t(`delivery.states.${value}`),
                }))}
                chosen={filter.state}
                onChange={(state) => change({ state })}
              />
              <FilterChoices
                legend={t('delivery.way')}
                options={deliveryChannels.map((value) => ({
                  value,
                  label: t(`delivery.channel.${value}`),
                }))}
                chosen={filter.channel}
                onChange={(channel) => change({ channel })}
              />
            </>
          )}
        </FilterButton>
      </PageHead>
      <InfoBlock title={t('delivery.infoTitle')} onceKey="delivery">
        {t('delivery.infoText')}
      </InfoBlock>
      {deliveries.data?.held && <Held held={deliveries.data.held} />}
      <PagedTable
        list={deliveries}
        address={address}
        label={t('delivery.title')}
        columns={deliveryColumns(texts)}
        rowKey={({ id }) => id}
        actions={(row) => <Again row={row} />}
        empty={{
          icon: <Send aria-hidden="true" />,
          title: t('delivery.empty'),
          text: t('delivery.emptyText'),
        }}
      />
    </ListPage>
  );
}

/** Letters over the day's limit (rule 96). */
function Held({ held: { count, limit, until } }: { held: HeldLetters }) {
  const texts = useT();
  const { t } = texts;
  return (
    <InfoBlock tone="warning" title={t('delivery.held', { count })}>
      {t('delivery.heldText', { limit, until: formatMoment(until, texts) })}
    </InfoBlock>
  );
}

function Again({ row }: { row: DeliveryRow }) {
  const { t } = useT();
  const again = useSendDeliveryAgain();
  if (!row.can.includes('again')) return null;
  return (
    <IconButton
      label={t('delivery.again', { recipient: row.recipient })}
      icon={<RotateCw />}
      pending={again.isPending}
      onClick={() => again.mutate({ params: { id: row.id } })}
    />
  );
}
