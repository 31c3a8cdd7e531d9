import { useState } from 'react';
import { type RunFigure, runFigures } from '#core/employee/contract/rules/run-outlook.ts';
import type { NamedPerson, Outlook } from '#core/employee/contract/run/outlook.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** Who leaves stands first: it is the hardest to take back. */
const order: readonly RunFigure[] = ['left', ...runFigures.filter((one) => one !== 'left')];

/** The figures of a file as filters, and the first people of the one that is chosen. */
export function RunFigures({ outlook: { figures, people } }: { outlook: Outlook }) {
  const texts = useT();
  const { t } = texts;
  const [chosen, choose] = useState<RunFigure>();
  const selected = chosen ?? order.find((one) => figures[one] > 0) ?? 'left';
  const shown = order.filter((one) => figures[one] > 0);
  const list = people[selected];
  const count = figures[selected];
  if (shown.length === 0) return null;
  return (
    <Tabs
      label={t('peopleSource.run.figures')}
      tabs={shown.map((id) => ({
        id,
        count: figures[id],
        label: t(`peopleSource.run.figure.${id}`),
      }))}
      selected={selected}
      onSelect={choose}
    >
      <DataTable
        label={t('peopleSource.run.people')}
        rows={list}
        columns={columns(texts)}
        rowKey={({ id, name, after }) => `${id ?? name} ${after}`}
        empty={{ title: t('peopleSource.run.nobody'), text: t('peopleSource.run.nobodyText') }}
      />
      {count > list.length && (
        <Muted as="p">{t('peopleSource.run.more', { shown: list.length, count })}</Muted>
      )}
    </Tabs>
  );
}

const columns = ({ t }: Texts): Column<NamedPerson>[] => [
  {
    key: 'name',
    label: t('peopleSource.run.person'),
    width: '30%',
    cell: ({ name, unclear }) => (
      <>
        <bdi>{name}</bdi>
        {unclear && (
          <Muted className="people-source-why">{t(`peopleSource.run.unclear.${unclear}`)}</Muted>
        )}
      </>
    ),
  },
  { key: 'before', label: t('peopleSource.run.before'), cell: ({ before }) => before || '—' },
  { key: 'after', label: t('peopleSource.run.after'), cell: ({ after }) => after || '—' },
];
