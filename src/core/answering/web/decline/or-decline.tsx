import type { ReactNode } from 'react';
import { isDeclined } from '#core/answering/web/row-state.ts';
import { part } from '#platform/web/device/part.ts';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import type { DeclineProps } from './use-decline.ts';

const Decline = part(() => import('./decline.tsx'), 'Decline', 'decline');

/** What begins an assessment, and below it that one can't assess; or that one has said so (rule 128). */
export function OrDecline({ children, ...props }: DeclineProps & { children?: ReactNode }) {
  const { of } = props;
  const declined = isDeclined(of);
  return (
    <div className="or-decline">
      {!declined && children}
      {(declined || of.mayDecline) && <Decline {...props} meanwhile={<Skeleton />} />}
    </div>
  );
}
