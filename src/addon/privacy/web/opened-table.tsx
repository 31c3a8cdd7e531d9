import { mostOpened, type OpenedReport } from '#addon/privacy/contract/my-data.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** Who else has opened, saved or sent reports about the person, the newest first. */
export function OpenedTable({ rows }: { rows: readonly OpenedReport[] }) {
  const texts = useT();
  const { t } = texts;
  return (
    <>
      <DataTable
        label={t('myData.opened.title')}
        rows={rows}
        rowKey={(row) => [row.at, row.who, row.how, ...row.numberList].join(' ')}
        empty={{ title: t('myData.opened.none') }}
        columns={[
          {
            key: 'who',
            label: t('myData.opened.who'),
            width: '30%',
            cell: ({ who }) => who || t('myData.opened.operator'),
          },
          {
            key: 'at',
            label: t('myData.opened.when'),
            width: '170px',
            cell: ({ at }) => <time dateTime={at}>{formatMoment(at, texts)}</time>,
          },
          { key: 'what', label: t('myData.opened.what'), cell: (row) => whatOf(row, texts) },
        ]}
      />
      {rows.length === mostOpened && (
        <Hint as="p">{t('myData.opened.newest', { count: mostOpened })}</Hint>
      )}
    </>
  );
}

const whatOf = (row: OpenedReport, { t }: Texts): string =>
  [
    t(`myData.opened.how.${row.how}`),
    ...row.numberList.map((number) => t('myData.opened.number', { number })),
    ...(row.isInterim ? [t('myData.opened.interim')] : []),
    ...(row.recipientList.length > 0
      ? [t('myData.opened.to', { list: row.recipientList.join(', ') })]
      : []),
  ].join(', ');
