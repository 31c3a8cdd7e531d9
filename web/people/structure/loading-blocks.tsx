import { useT } from '#web/platform/ui/base/texts.tsx';
import { DataTable } from '#web/platform/ui/list/data-table.tsx';
import { Card } from '#web/platform/ui/show/card.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
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
