import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { CycleChoices } from '#core/cycle/web/shared/cycle-choices-part.ts';
import { useMaySeeCycles } from '#core/cycle/web/shared/may-see-cycles.ts';
import { useAllSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import { EntryChoices } from '#core/directory/web/shared/entry-choices.tsx';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { ToAssessments } from '#core/questionary/web/to-assessments.tsx';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './pending.css';
import { ChosenBar } from './chosen-bar.tsx';
import { pendingColumns } from './pending-columns.tsx';
import { pendingAddress } from './pending-search.ts';
import { usePending } from './queries.ts';

/** Whose answers are awaited, over all questionaries, and whom to remind (decision 066). */
export function PendingPage() {
  const texts = useT();
  const { t } = texts;
  const address = useListAddress(pendingAddress);
  const { search, setSearch } = address;
  const pending = usePending(search);
  const subdivisions = useAllSubdivisionNames();
  const maySeeCycles = useMaySeeCycles();
  const mayRemind = useCan()(questionaryPolicy.remind.needs);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(search.remind !== undefined);
  const { data: rows = [], count } = pending.data ?? {};
  /** Another search finds others: nobody out of sight stays chosen. */
  const narrow = (changed: typeof search) => {
    setChosen(new Set());
    setSearch(changed);
  };
  return (
    <ListPage>
      <PageHead title={t('pending.title')} note={count ? t('pending.count', { count }) : undefined}>
        <SearchField
          label={t('pending.search')}
          value={search.q ?? ''}
          onChange={(q) => narrow({ q: q || undefined })}
        />
        <FilterButton filter={search} none={pendingAddress.noFilter} onChange={narrow}>
          {({ filter, change }) => (
            <>
              <EntryChoices
                legend={t('pending.subdivision')}
                failed={t('pending.subdivisionsFailed')}
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
      {mayRemind && pending.isLoading && <Settling height="40px" />}
      {mayRemind && rows.length > 0 && (
        <ChosenBar
          key={JSON.stringify([search.q, pendingAddress.filterOf(search)])}
          rows={rows}
          isAnyRemindable={pending.data?.isAnyRemindable ?? false}
          search={search}
          chosen={chosen}
          onChange={setChosen}
          isAsked={isAsked}
          onAsk={(asked) => {
            setAsked(asked);
            if (search.remind) setSearch({ ...search, remind: undefined });
          }}
        />
      )}
      <PagedTable
        list={pending}
        address={address}
        label={t('pending.title')}
        columns={pendingColumns(texts, mayRemind ? { chosen, setChosen } : undefined)}
        rowKey={({ id }) => id}
        empty={{
          icon: <Hourglass aria-hidden="true" />,
          title: t('pending.empty'),
          text: t('pending.emptyText'),
          action: <ToAssessments />,
        }}
      />
    </ListPage>
  );
}
