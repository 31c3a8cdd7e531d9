import { memo, type ReactNode, useRef, useState } from 'react';
import type { StructureSubdivision } from '#addon/structure/contract/structure.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { Pager } from '#platform/web/ui/list/pager.tsx';
import type { Sort } from '#platform/web/ui/list/sort.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useBlockStaff } from './queries.ts';
import { staffColumns } from './staff-columns.tsx';
import { structureAddress } from './structure-search.ts';
import { useNear } from './use-near.ts';
import { blockHeadingId, blockId } from './use-scroll-spy.ts';

const blockSize = structureAddress.pageSize;

interface BlockProps {
  subdivision: StructureSubdivision;
  q: string | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** One subdivision. Its people are loaded when it comes near the view. */
export const SubdivisionBlock = memo(function SubdivisionBlock(props: BlockProps) {
  const { id, name, count } = props.subdivision;
  const { t } = useT();
  const block = useRef<HTMLElement>(null);
  const near = useNear(block);
  const headingId = blockHeadingId(id);
  return (
    <section ref={block} id={blockId(id)} className="structure-block" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {name}
        </h2>
        <Muted>{t('structure.count', { count })}</Muted>
      </header>
      {count === 0 && (
        <Card className="structure-nobody">
          <Muted as="p">{t('structure.nobody')}</Muted>
        </Card>
      )}
      {count > 0 && <Place rows={count}>{near && <Staff {...props} />}</Place>}
    </section>
  );
});

function Staff({ subdivision, q, sort, onSort }: BlockProps) {
  const { t } = useT();
  const isPhone = useDevice() === 'mobile';
  const asked = `${q} ${sort}`;
  const [turned, setTurned] = useState({ asked, page: 1 });
  const page = turned.asked === asked ? turned.page : 1;
  const staff = useBlockStaff(subdivision.id, { q, sort, page });
  const { name, count } = subdivision;
  return (
    <>
      <DataTable
        label={name}
        columns={staffColumns(t)}
        rows={staff.data?.data}
        rowKey={({ id }) => id}
        empty={{ title: t('structure.nobody') }}
        sort={sort}
        // On phones one control above all blocks sorts them.
        onSort={isPhone ? undefined : onSort}
        loading={staff.isFetching && !staff.isPending}
        failed={staff.isError && errorText(staff.error, t)}
        onRetry={() => void staff.refetch()}
        skeletonRows={Math.min(count, blockSize)}
      />
      <Pager
        count={staff.data?.count ?? count}
        limit={blockSize}
        page={page}
        label={t('structure.pagesOf', { name })}
        onPage={(to) => setTurned({ asked, page: to })}
      />
    </>
  );
}

/** Reserves about the height of its rows, so that what is below does not jump when they load. */
function Place({ rows, children }: { rows: number; children: ReactNode }) {
  const isPhone = useDevice() === 'mobile';
  const shown = Math.min(rows, blockSize);
  const pager = rows > blockSize ? 56 : 0;
  const minHeight = (isPhone ? shown * 174 - 12 : 46 + shown * 57) + pager;
  return <div style={{ minHeight }}>{children}</div>;
}
