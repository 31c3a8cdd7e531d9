import type { ReactNode } from 'react';
import {
  type AssessmentsStatus,
  assessmentsAddress,
  assessmentsStatuses,
} from '#core/questionary/web/assessments-search.ts';
import type { AssessmentsColumn } from '#core/questionary/web/cards.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { nothingFound } from '#platform/web/ui/list/nothing-found.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { CardSkeletons, ColumnCards, type ColumnProps } from './assessments-column.tsx';
import { countOf } from './assessments-head.tsx';
import { useOpenCard } from './open-card.ts';

export type AssessmentsBoardProps = Omit<ColumnProps, 'status' | 'column'> & {
  columns: Record<AssessmentsStatus, AssessmentsColumn>;
  openId: string | undefined;
  /** The column that is shown where they are tabs; undefined while that is not known. */
  shown: AssessmentsStatus | undefined;
  onSelect: (status: AssessmentsStatus) => void;
  /** What stands beside the drafts instead of the other columns, or below the tabs. */
  beside?: ReactNode;
};

const drafts = ['created'] as const;

/** Three columns side by side, or tabs with counts where they don't fit. */
export function AssessmentsBoard(props: AssessmentsBoardProps) {
  const { columns, openId, shown, onSelect, beside, ...rest } = props;
  const { t } = useT();
  const desktop = useDevice() === 'desktop';
  const board = useOpenCard(columns, openId);
  if (!desktop) {
    return (
      <div className="q-tabs">
        <Tabs
          label={t('questionary.assessments.columns')}
          tabs={assessmentsStatuses.map((status) => ({
            id: status,
            label: t(`questionaryStatus.${status}`),
            count: countOf(columns[status]),
          }))}
          selected={shown}
          onSelect={onSelect}
        >
          {shown ? (
            <ColumnCards key={shown} status={shown} column={columns[shown]} {...rest} />
          ) : (
            <div className="q-column-cards" aria-busy="true">
              <CardSkeletons />
            </div>
          )}
        </Tabs>
        {beside}
      </div>
    );
  }
  const isNothingFound = assessmentsStatuses.every((status) => countOf(columns[status]) === 0);
  if (isNothingFound && assessmentsAddress.isNarrowed(rest.search)) {
    return <EmptyState {...nothingFound(t, rest.onReset)} />;
  }
  const all = Object.values(columns);
  if (all.every(({ isError, data }) => isError && !data)) {
    // A failure is shown once, and the retry loads all columns.
    const refetch = () => Promise.all(all.map((column) => column.refetch()));
    return <QueryError query={{ ...columns.created, refetch }} />;
  }
  return (
    <div className="q-board" ref={board}>
      {(beside ? drafts : assessmentsStatuses).map((status) => (
        <section key={status} className="q-column" aria-labelledby={`column-${status}`}>
          <h2 id={`column-${status}`}>
            {t(`questionaryStatus.${status}`)}
            {countOf(columns[status]) !== undefined && (
              <Count strong>{countOf(columns[status])}</Count>
            )}
          </h2>
          <ColumnCards status={status} column={columns[status]} {...rest} />
        </section>
      ))}
      {beside}
    </div>
  );
}
