import { useT } from '#platform/web/ui/base/texts.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import type { DataTableProps } from './table.ts';

/** A table on phones: each row is a card of labels and values, with a select for sorting above. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, actions, actionsBelow, loading } = props;
  const [head, ...others] = columns;
  return (
    <div aria-busy={loading || !rows} className="ui-cards-box ui-rows">
      <CardSort {...props} />
      <ul className="ui-cards" aria-label={label}>
        {rows?.map((row) => (
          <li key={rowKey(row)} className="ui-card">
            <div className="ui-card-head">
              <div>{head?.cell(row)}</div>
              {!actionsBelow && actions?.(row)}
            </div>
            <dl>
              {others.map((column) => (
                <div key={column.key}>
                  <dt>{column.label}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actionsBelow && actions && <div className="ui-card-foot">{actions(row)}</div>}
          </li>
        )) ?? <SkeletonCards {...props} />}
      </ul>
    </div>
  );
}

function CardSort<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const { t } = useT();
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const options = sortable.flatMap(({ key, label }) => [
    { value: `${key}:a`, label: t('list.ascending', { column: label }) },
    { value: `${key}:d`, label: t('list.descending', { column: label }) },
  ]);
  return (
    <NativeSelect
      label={t('list.sort')}
      hideLabel
      options={[{ value: '', label: t(sort ? 'list.unsorted' : 'list.sortBy') }, ...options]}
      value={sort ?? ''}
      onChange={(event) => onSort(event.target.value || undefined)}
    />
  );
}

/** Hidden from screen readers, which would announce empty entries. */
function SkeletonCards<Row>({ columns, skeletonRows = 10 }: DataTableProps<Row>) {
  return Array.from({ length: Math.min(skeletonRows, 4) }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another.
    <li key={card} className="ui-card" aria-hidden="true">
      <div className="ui-card-head">
        <Skeleton width="60%" height="18px" />
      </div>
      <dl>
        {columns.slice(1).map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>
              <Skeleton width="96px" />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  ));
}
