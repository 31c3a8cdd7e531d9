import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { staffColumns } from './staff-columns.tsx';

/** Placeholders while the list of blocks is loading. */
export function LoadingBlocks() {
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
