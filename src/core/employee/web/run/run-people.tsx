import { runKinds } from '#core/employee/contract/rules/run.ts';
import type { PeopleRun, RunPerson } from '#core/employee/contract/run/run.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useRunPeople } from './queries.ts';
import { runAddress } from './run-search.ts';

/** Whom a run has changed, all or those of one kind, by pages. */
export function RunPeople({ run }: { run: PeopleRun }) {
  const texts = useT();
  const { t } = texts;
  const address = useListAddress(runAddress, { resetScroll: false });
  const { search, setSearch } = address;
  const people = useRunPeople(run.id, search);
  const stayed = run.undone?.stayed ?? 0;
  const count = runKinds.reduce((sum, kind) => sum + run[kind], 0);
  const tabs = [
    { id: 'all' as const, count },
    ...runKinds.map((id) => ({ id, count: run[id] })),
    { id: 'stayed' as const, count: stayed },
  ];
  const selected = search.show ?? 'all';
  return (
    <Tabs
      label={t('peopleRun.kinds')}
      tabs={tabs
        .filter(({ id, count: many }) => many > 0 || id === 'all' || id === selected)
        .map((tab) => ({ ...tab, label: t(`peopleRun.kind.${tab.id}`) }))}
      selected={selected}
      onSelect={(id) => setSearch({ show: id === 'all' ? undefined : id })}
    >
      <PagedTable
        list={people}
        address={address}
        label={t('peopleRun.people')}
        columns={columns(texts)}
        rowKey={({ id }) => id}
        empty={{ title: t('peopleRun.noPeople'), text: t('peopleRun.noPeopleText') }}
      />
    </Tabs>
  );
}

const columns = ({ t }: Texts): Column<RunPerson>[] => [
  {
    key: 'name',
    label: t('peopleRun.person'),
    width: '36%',
    cell: ({ name, position, subdivision }) => (
      <>
        <bdi>{name}</bdi>
        <Muted className="people-run-place">
          {position}, {subdivision}
        </Muted>
      </>
    ),
  },
  {
    key: 'changes',
    label: t('peopleRun.what'),
    cell: (person) => <RunChanges person={person} />,
  },
];

/** What a run did to somebody: in which fields, from what to what. */
function RunChanges({ person: { kind, changeList, stayed } }: { person: RunPerson }) {
  const texts = useT();
  const { t } = texts;
  const say = t as (key: string) => string;
  const spell = (field: string, value: string) => {
    if (value === '') return t('peopleRun.noValue');
    if (field === 'locale') return value.toUpperCase();
    return isDay(field) ? formatDay(value, texts) : value;
  };
  return (
    <div className="people-run-changes">
      <span>{t(`peopleRun.outcome.${kind}`)}</span>
      {changeList.map(({ field, before, after }) => (
        <Muted key={field}>
          {t('peopleRun.change', {
            field: say(`field.employee.${field}`),
            before: spell(field, before),
            after: spell(field, after),
          })}
        </Muted>
      ))}
      {stayed && (
        <Badge>
          {t('peopleRun.kind.stayed')}: {t(`peopleRun.reason.${stayed}`)}
        </Badge>
      )}
    </div>
  );
}

const isDay = (field: string) => field === 'inCompany' || field === 'inPosition';
