import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './detail.css';

export function DetailSkeleton() {
  return (
    <div className="q-detail" aria-busy="true">
      <Skeleton width="70%" height="24px" />
      <Skeleton height="64px" />
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="50%" />
    </div>
  );
}
