import type { ReportGrouping } from '#core/report/contract/reading/report-groupings.ts';
import { mostInGroupsCounted } from '#core/report/contract/report-list.ts';
import type { useReportGroups, useReportsAddress } from '#core/report/web/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { ListPager } from '#platform/web/list/list-pager.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { nothingFound } from '#platform/web/ui/list/nothing-found.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ReportGroupRows } from './group.tsx';
import { noReports } from './reports-table.tsx';

interface ReportGroupsProps {
  groupBy: ReportGrouping;
  groups: ReturnType<typeof useReportGroups>;
  address: ReturnType<typeof useReportsAddress>;
}

/** The reports in groups, page by page. A group lists its reports once it is opened. */
export function ReportGroups({ groupBy, groups, address }: ReportGroupsProps) {
  const { t } = useT();
  const { data, isError } = groups;
  if (!data && isError) {
    return (
      <Card>
        <QueryError query={groups} title={t('report.groups.loadFailed')} />
      </Card>
    );
  }
  if (data?.count === 0) {
    return (
      <Card>
        <EmptyState {...(address.isNarrowed ? nothingFound(t, address.reset) : noReports(t))} />
      </Card>
    );
  }
  return (
    <>
      <ul
        className="r-groups"
        aria-label={t(`report.views.${groupBy}`)}
        aria-busy={!data || groups.isPlaceholderData}
      >
        {data?.data.map((group) => (
          <li key={group.groupValue}>
            <ReportGroupRows groupBy={groupBy} group={group} address={address} />
          </li>
        )) ?? <LoadingGroups />}
      </ul>
      <ListPager list={groups} address={address} mostCounted={mostInGroupsCounted} />
    </>
  );
}

const LoadingGroups = () =>
  ['first', 'second', 'third', 'fourth'].map((place) => (
    <li key={place} aria-hidden="true">
      <Skeleton height="56px" />
    </li>
  ));
