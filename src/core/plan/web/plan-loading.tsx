import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

export function PlanLoading() {
  const { t } = useT();
  return (
    <div className="plan" aria-busy="true">
      <VisuallyHidden role="status" as="p">
        {t('plan.loading')}
      </VisuallyHidden>
      <Skeleton width="60%" height="32px" />
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </div>
  );
}
