import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { StructureSubdivision } from '#addon/structure/contract/structure.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import type { Sort } from '#platform/web/ui/list/sort.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { useStructureSubdivisions } from './queries.ts';
import { staffColumns } from './staff-columns.tsx';
import { structureAddress } from './structure-search.ts';
import { StructureTabs } from './structure-tabs.tsx';
import { StructureTools } from './structure-tools.tsx';
import { SubdivisionBlock } from './subdivision-block.tsx';
import { SubdivisionList } from './subdivision-list.tsx';

/** Who works in the company and where. */
export const StructurePage = () => (
  <StructureTabs selected="employees">
    <EmployeesTab />
  </StructureTabs>
);

/** Everybody by subdivision: search, a block for each subdivision, and a list to jump between them. */
function EmployeesTab() {
  const { t } = useT();
  const address = useListAddress(structureAddress);
  const { search, setSearch, sort } = address;
  const found = useStructureSubdivisions(search.q);
  const total = found.data?.subdivisions.reduce((sum, { count }) => sum + count, 0);
  // Keep one function for all renders. Otherwise two hundred memoised blocks would render again
  // each time.
  const latest = useRef(address.sortBy);
  useEffect(() => {
    latest.current = address.sortBy;
  });
  const onSort = useCallback((chosen: Sort) => latest.current(chosen), []);
  const empty = found.data && !total && (found.data.q || found.data.subdivisions.length === 0);
  return (
    <>
      <StructureTools
        q={search.q}
        onSearch={(q) => setSearch({ q })}
        note={total === undefined ? undefined : t('structure.count', { count: total })}
      >
        <SortOfCards sort={sort} onSort={onSort} />
      </StructureTools>
      {found.isError && !found.data && (
        <Card>
          <QueryError query={found} />
        </Card>
      )}
      {found.isPending && <LoadingBlocks />}
      {empty && <Nobody searched={search.q} onReset={address.reset} />}
      {found.data && !empty && (
        <Blocks
          subdivisions={found.data.subdivisions}
          q={found.data.q}
          sort={sort}
          onSort={onSort}
        />
      )}
    </>
  );
}

/** Placeholders while the list of blocks is loading. */
function LoadingBlocks() {
  const { t } = useT();
  return (
    <div className="structure-body">
      <Card className="structure-list structure-list-loading" aria-hidden="true">
        {['70%', '50%', '80%', '60%', '40%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Card>
      <div className="structure-blocks">
        <div className="structure-block">
          <header>
            <Skeleton width="180px" height="22px" />
          </header>
          <DataTable
            label={t('structure.title')}
            columns={staffColumns(t)}
            rows={undefined}
            rowKey={({ id }) => id}
            empty={{ title: t('structure.empty') }}
          />
        </div>
      </div>
    </div>
  );
}

interface BlocksProps {
  subdivisions: readonly StructureSubdivision[];
  q: string | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function Blocks({ subdivisions, ...asked }: BlocksProps) {
  const ids = useMemo(() => subdivisions.map(({ id }) => id), [subdivisions]);
  return (
    <div className="structure-body">
      <SubdivisionList subdivisions={subdivisions} ids={ids} />
      <div className="structure-blocks">
        {subdivisions.map((one) => (
          <SubdivisionBlock key={one.id} subdivision={one} {...asked} />
        ))}
      </div>
    </div>
  );
}

/** On phones rows are cards, which have no column heads to sort by. */
function SortOfCards({ sort, onSort }: Pick<BlocksProps, 'sort' | 'onSort'>) {
  const { t } = useT();
  if (useDevice() !== 'mobile') return null;
  const options = staffColumns(t).flatMap(({ key, label }) => [
    { value: `${key}:a`, label: t('list.ascending', { column: label }) },
    { value: `${key}:d`, label: t('list.descending', { column: label }) },
  ]);
  return (
    <NativeSelect
      className="structure-tool"
      label={t('list.sort')}
      hideLabel
      options={[{ value: '', label: t('structure.byName') }, ...options]}
      value={sort ?? ''}
      onChange={(event) => onSort(event.target.value || undefined)}
    />
  );
}

function Nobody({ searched, onReset }: { searched: string | undefined; onReset: () => void }) {
  const { t } = useT();
  if (!searched) return <NobodyYet />;
  return (
    <Card>
      <EmptyState
        title={t('structure.nothingFound')}
        text={t('structure.nothingFoundText')}
        action={<Button onClick={onReset}>{t('structure.showAll')}</Button>}
      />
    </Card>
  );
}
