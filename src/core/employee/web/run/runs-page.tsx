import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { runKinds } from '#core/employee/contract/rules/run.ts';
import { isOpenRun } from '#core/employee/contract/rules/run-outlook.ts';
import type { PeopleRun } from '#core/employee/contract/run/run.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { usePeopleRuns } from './queries.ts';
import './run.css';
import { runsAddress } from './run-search.ts';

/** The imports of people, the latest first (rule 178). */
export function RunsPage() {
  const texts = useT();
  const { t } = texts;
  const address = useListAddress(runsAddress);
  const runs = usePeopleRuns(address.search);
  const count = runs.data?.count;
  return (
    <ListPage className="people-runs">
      <PageHead
        title={t('peopleRun.title')}
        note={count === undefined ? undefined : t('peopleRun.count', { count })}
      >
        <ButtonLink to="/estimation/dictionary/sources">{t('peopleRun.toSources')}</ButtonLink>
        <ButtonLink
          icon={<ArrowLeft />}
          to="/estimation/dictionary/$tab"
          params={{ tab: 'employees' }}
        >
          {t('peopleRun.toEmployees')}
        </ButtonLink>
      </PageHead>
      <PagedTable
        list={runs}
        address={address}
        label={t('peopleRun.title')}
        columns={columns(texts)}
        rowKey={({ id }) => id}
        empty={{ title: t('peopleRun.empty'), text: t('peopleRun.emptyText') }}
      />
    </ListPage>
  );
}

const columns = (texts: Texts): Column<PeopleRun>[] => {
  const { t } = texts;
  return [
    {
      key: 'name',
      label: t('peopleRun.file'),
      cell: ({ id, name, source, state }) => (
        <>
          <Link
            to={
              state === 'taken'
                ? '/estimation/dictionary/imports/$id'
                : '/estimation/dictionary/sources/runs/$id'
            }
            params={{ id }}
          >
            <bdi>{name}</bdi>
          </Link>
          {source && <Muted className="people-run-place">{source}</Muted>}
        </>
      ),
    },
    {
      key: 'at',
      label: t('peopleRun.at'),
      width: '18%',
      cell: ({ at }) => formatMoment(at, texts),
    },
    {
      key: 'by',
      label: t('peopleRun.by'),
      width: '18%',
      cell: ({ by, source }) => by ?? <Muted>{source ?? t('peopleRun.nobody')}</Muted>,
    },
    {
      key: 'changes',
      label: t('peopleRun.changes'),
      width: '20%',
      cell: (run) => <Counts run={run} />,
    },
    {
      key: 'state',
      label: t('peopleRun.state'),
      width: '20%',
      cell: (run) => <State run={run} />,
    },
  ];
};

function Counts({ run }: { run: PeopleRun }) {
  const { t } = useT();
  if (isOpenRun(run.state)) return <Muted>{t('peopleRun.notYet')}</Muted>;
  const isDone = run.state === 'taken';
  const said = runKinds.filter((kind) => isDone && run[kind] > 0);
  if (said.length === 0) return <Muted>{t('peopleRun.counts.none')}</Muted>;
  return said.map((kind) => (
    <span key={kind} className="people-runs-count">
      {t(`peopleRun.counts.${kind}`, { count: run[kind] })}
    </span>
  ));
}

function State({ run: { undone, undoUntil, state } }: { run: PeopleRun }) {
  const texts = useT();
  const { t } = texts;
  if (state !== 'taken') return <Badge>{t(`peopleRun.sourceState.${state}`)}</Badge>;
  if (undone)
    return <Badge>{t(`peopleRun.${undone.stayed > 0 ? 'undonePartly' : 'undone'}`)}</Badge>;
  if (!undoUntil) return <Muted>{t('peopleRun.notUndone')}</Muted>;
  return t('peopleRun.undoUntil', { moment: formatMoment(undoUntil, texts) });
}
