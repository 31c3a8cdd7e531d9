import { mostOpened, type OpenedReport } from '#addon/privacy/contract/own-data.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** Who else has opened, saved or sent reports about the person, the newest first. */
export function OpenedTable({ rows }: { rows: readonly OpenedReport[] | undefined }) {
  const texts = useT();
  const { t } = texts;
  return (
    <>
      <DataTable
        label={t('ownData.opened.title')}
        rows={rows}
        rowKey={(row) => [row.at, row.who, row.how, ...row.numberList].join(' ')}
        empty={{ title: t('ownData.opened.none') }}
        columns={[
          {
            key: 'who',
            label: t('ownData.opened.who'),
            width: '30%',
            cell: ({ who }) => who || t('ownData.opened.operator'),
          },
          {
            key: 'at',
            label: t('ownData.opened.when'),
            width: '170px',
            cell: ({ at }) => <time dateTime={at}>{formatMoment(at, texts)}</time>,
          },
          { key: 'what', label: t('ownData.opened.what'), cell: (row) => whatOf(row, texts) },
        ]}
      />
      {rows?.length === mostOpened && (
        <Hint as="p">{t('ownData.opened.newest', { count: mostOpened })}</Hint>
      )}
    </>
  );
}

const whatOf = (row: OpenedReport, { t }: Texts): string =>
  [
    t(`ownData.opened.how.${row.how}`),
    ...row.numberList.map((number) => t('ownData.opened.number', { number })),
    ...(row.isInterim ? [t('ownData.opened.interim')] : []),
    ...(row.recipientList.length > 0
      ? [t('ownData.opened.to', { list: row.recipientList.join(', ') })]
      : []),
  ].join(', ');
