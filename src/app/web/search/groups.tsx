import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getStructureEmployees } from '#addon/structure/contract/structure.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { getCycleList } from '#core/cycle/contract/cycle.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { paramsOf } from '#core/report/web/shared/report-address.ts';
import { fullName, shortName } from '#platform/contract/rules/names.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { FoundGroup } from '#platform/web/ui/pick/search-box.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { FoundCard } from './found-card.tsx';

/** What a call found for one group of the search. */
export interface Group extends FoundGroup {
  isError?: boolean;
  isFetching?: boolean;
}

/** How many of each sort are shown. */
const most = 5;

/** Asked while something is typed, by those who may; meanwhile what was found before stays. */
const when = (q: string, may: boolean) => ({
  enabled: may && q !== '',
  placeholderData: keepPreviousData,
});

interface Asked<Row> {
  data: { data: readonly Row[] } | undefined;
  isError: boolean;
  isFetching: boolean;
}

const groupOf = <Row,>(
  id: string,
  title: string,
  q: string,
  { data, isError, isFetching }: Asked<Row>,
  found: (row: Row) => FoundGroup['found'][number],
): Group => ({
  id,
  title,
  isError,
  isFetching,
  found: q && data && !isError ? data.data.map(found) : [],
});

export function usePeople(q: string): Group {
  const { t, locale } = useT();
  const navigate = useNavigate();
  const query = { filterList: { name: q }, limit: most };
  const people = useQuery({
    ...partQuery(getStructureEmployees, { query }),
    ...when(q, useCan()(getStructureEmployees.access)),
  });
  return groupOf('people', t('headerSearch.people'), q, people, (person) => ({
    id: person.id,
    name: fullName(person, locale),
    card: (
      <FoundCard
        icon={<PersonAvatar {...person} />}
        title={fullName(person, locale)}
        about={`${person.position} · ${person.subdivision}`}
      />
    ),
    open: () => void navigate({ to: '/structure/employees/$id', params: { id: person.id } }),
  }));
}

export function useAssessments(q: string): Group {
  const texts = useT();
  const { t } = texts;
  const navigate = useNavigate();
  const assessments = useQuery({
    ...partQuery(getQuestionaryList, { query: { q, limit: most } }),
    ...when(q, useCan()(getQuestionaryList.access)),
  });
  return groupOf('assessments', t('menu.journal'), q, assessments, (row) => {
    const number = t('headerSearch.number', { number: row.number });
    return {
      id: row.id,
      name: `${number} ${row.subject}`,
      card: (
        <FoundCard
          title={row.subject}
          about={`${number} · ${formatPeriod(row.dateStart, row.dateEnd, texts)}`}
          badges={
            <>
              <Badge>{t(`headerSearch.status.${row.status}`)}</Badge>
              <MethodBadge method={row.method} />
            </>
          }
        />
      ),
      open: () =>
        void navigate({
          to:
            row.status === 'archived'
              ? '/estimation/questionary/archive/$id'
              : '/estimation/questionary/$id',
          params: { id: row.id },
        }),
    };
  });
}

export function useCycles(q: string): Group {
  const texts = useT();
  const { t } = texts;
  const navigate = useNavigate();
  const cycles = useQuery({
    ...partQuery(getCycleList, { query: { q, limit: most } }),
    ...when(q, useCan()(getCycleList.access)),
  });
  return groupOf('cycles', t('menu.cycles'), q, cycles, ({ id, name, ...cycle }) => ({
    id,
    name,
    card: (
      <FoundCard
        title={name}
        about={formatPeriod(cycle.dateStart, cycle.dateEnd, texts)}
        badges={<MethodBadge method={cycle.method} />}
      />
    ),
    open: () => void navigate({ to: '/estimation/cycles/$id', params: { id } }),
  }));
}

export function useReports(q: string): Group {
  const texts = useT();
  const { t, locale } = texts;
  const navigate = useNavigate();
  const reports = useQuery({
    ...partQuery(getReportList, { query: { filterList: { search: q }, limit: most } }),
    ...when(q, useCan()(getReportList.access)),
  });
  return groupOf('reports', t('menu.reports'), q, reports, (row) => ({
    id: `${row.questionaryId} ${row.employeeId}`,
    name: shortName(row, locale),
    card: (
      <FoundCard
        title={shortName(row, locale)}
        about={`${t('headerSearch.number', { number: row.number })} · ${formatPeriod(row.dateStart, row.dateEnd, texts)}`}
        badges={<MethodBadge method={row.method} />}
      />
    ),
    open: () => void navigate({ to: '/estimation/reports', search: paramsOf(row) }),
  }));
}
