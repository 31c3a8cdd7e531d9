import FileX2 from 'lucide-react/icons/file-x-2';
import { useSession } from '#core/account/web/session/session.ts';
import { PlanLoading } from '#core/plan/web/plan-loading.tsx';
import { reportNext } from '#core/report/contract/talk/report-next.ts';
import { useReport } from '#core/report/web/queries.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { NewPlan, type NewPlanProps } from './new-plan.tsx';

/** A new plan, once the report that it begins from is there. */
export function BeginPlan(props: Omit<NewPlanProps, 'next'>) {
  const { t } = useT();
  const employeeId = useSession().user.employeeId ?? '';
  const { questionaryId, onDone } = props;
  const report = useReport({ questionaryId, employeeId });
  if (report.data) return <NewPlan {...props} next={reportNext(report.data.data)} />;
  if (!report.isError) return <PlanLoading />;
  if (!isMissing(report.error)) return <QueryError query={report} title={t('plan.loadFailed')} />;
  return (
    <EmptyState
      icon={<FileX2 aria-hidden="true" />}
      title={t('plan.noReport.title')}
      text={t('plan.noReport.text')}
      action={<Button onClick={onDone}>{t('plan.noReport.back')}</Button>}
    />
  );
}
