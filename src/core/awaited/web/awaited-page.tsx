import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { CycleChoices } from '#core/cycle/web/shared/cycle-choices-part.ts';
import { useMaySeeCycles } from '#core/cycle/web/shared/may-see-cycles.ts';
import { useAllSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import { EntryChoices } from '#core/directory/web/shared/entry-choices.tsx';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { ToJournal } from '#core/questionary/web/to-journal.tsx';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './awaited.css';
import { awaitedColumns } from './awaited-columns.tsx';
import { awaitedAddress } from './awaited-search.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { useAwaited } from './queries.ts';

/** Whose answers are awaited, over all questionaries, and whom to remind (decision 066). */
export function AwaitedPage() {
  const texts = useT();
  const { t } = texts;
  const address = useListAddress(awaitedAddress);
  const { search, setSearch } = address;
  const awaited = useAwaited(search);
  const subdivisions = useAllSubdivisionNames();
  const maySeeCycles = useMaySeeCycles();
  const mayRemind = useCan()(questionaryPolicy.remind.needs);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data: rows = [], count } = awaited.data ?? {};
  /** Another search finds others: nobody out of sight stays chosen. */
  const narrow = (changed: typeof search) => {
    setChosen(new Set());
    setSearch(changed);
  };
  return (
    <ListPage>
      <PageHead title={t('awaited.title')} note={count ? t('awaited.count', { count }) : undefined}>
        <SearchField
          label={t('awaited.search')}
          value={search.q ?? ''}
          onChange={(q) => narrow({ q: q || undefined })}
        />
        <FilterButton filter={search} none={awaitedAddress.noFilter} onChange={narrow}>
          {({ filter, change }) => (
            <>
              <EntryChoices
                legend={t('awaited.subdivision')}
                failed={t('awaited.subdivisionsFailed')}
                entries={subdivisions}
                chosen={filter.subdivision}
                onChange={(subdivision) => change({ subdivision })}
              />
              {maySeeCycles && (
                <CycleChoices
                  meanwhile={<Skeleton height="40px" />}
                  chosen={filter.cycle}
                  onChange={(cycle) => change({ cycle })}
                />
              )}
            </>
          )}
        </FilterButton>
      </PageHead>
      {mayRemind && rows.length > 0 && (
        <ChosenBar
          key={JSON.stringify([search.q, awaitedAddress.filterOf(search)])}
          rows={rows}
          count={count ?? 0}
          isAnyRemindable={awaited.data?.isAnyRemindable ?? false}
          search={search}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      <PagedTable
        list={awaited}
        address={address}
        label={t('awaited.title')}
        columns={awaitedColumns(texts, mayRemind ? { chosen, setChosen } : undefined)}
        rowKey={({ id }) => id}
        empty={{
          icon: <Hourglass aria-hidden="true" />,
          title: t('awaited.empty'),
          text: t('awaited.emptyText'),
          action: <ToJournal />,
        }}
      />
    </ListPage>
  );
}
