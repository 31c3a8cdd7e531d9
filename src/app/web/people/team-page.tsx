import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import type { Leader } from '#core/profile/contract/profile.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Pager } from '#platform/web/ui/list/pager.tsx';
import { offsetOf } from '#platform/web/ui/list/pages.ts';
import { mostInTeam, useLed, useTeam } from './queries.ts';
import { isToTalkOver, type TeamMember, teamColumns } from './team-columns.tsx';
import './people.css';

/** Everybody whom the reader leads: what each waits for, their latest report, and the plan that they share. */
export function TeamPage() {
  const texts = useT();
  const { t } = texts;
  const [page, setPage] = useState(1);
  const led = useLed();
  const people = led.data?.data.subordinateList;
  const from = offsetOf(page, mostInTeam);
  const shown = people?.slice(from, from + mostInTeam);
  const { lists, tasks, reports, plans } = useTeam(
    shown?.map(({ employeeId }) => employeeId) ?? [],
  );
  const failed = [led, lists, tasks, reports, plans].find(({ isError, data }) => isError && !data);
  const isEmpty = led.fetchStatus === 'idle' && !led.data;
  const isReady = [lists, tasks, reports, plans].every(({ isLoading }) => !isLoading);
  const memberOf = (person: Leader): TeamMember => {
    const isTheirs = ({ employeeId }: { employeeId: string | null }) =>
      employeeId === person.employeeId;
    return {
      person,
      lists: lists.data?.data.filter(({ subject }) => subject.id === person.employeeId) ?? [],
      replacing: tasks.data?.data.filter((task) => task.kind === 'replace' && isTheirs(task)) ?? [],
      report: reports.data?.data.find(isTheirs),
      plan: plans.data?.data.find(({ employee }) => employee.id === person.employeeId),
    };
  };
  return (
    <ListPage>
      <PageHead
        title={t('people.team')}
        note={people?.length ? t('people.teamCount', { count: people.length }) : undefined}
      />
      <DataTable
        label={t('people.team')}
        columns={teamColumns(texts)}
        rows={isEmpty ? [] : isReady ? shown?.map(memberOf).sort(waitingFirst) : undefined}
        rowKey={({ person }) => person.employeeId}
        failed={failed?.error ? errorText(failed.error, t) : undefined}
        onRetry={() => void failed?.refetch()}
        loading={failed?.isFetching}
        empty={{ icon: <Users />, title: t('people.noTeam'), text: t('people.noTeamText') }}
      />
      <Pager
        count={people?.length ?? 0}
        limit={mostInTeam}
        page={page}
        onPage={setPage}
        label={t('people.team')}
      />
    </ListPage>
  );
}

const waitsFor = ({ lists, replacing, report }: TeamMember): boolean =>
  lists.length > 0 || replacing.length > 0 || isToTalkOver(report);
/** Puts those first who wait for something. Otherwise they stay in the order of their names. */
const waitingFirst = (a: TeamMember, b: TeamMember) => Number(waitsFor(b)) - Number(waitsFor(a));
