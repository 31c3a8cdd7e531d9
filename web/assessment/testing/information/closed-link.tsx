import type { ReactNode } from 'react';
import { isFinal } from '#web/assessment/testing/flow.ts';
import { type FailedQuery, QueryError } from '#web/platform/api/query-error.tsx';
import { part } from '#web/platform/session/part.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/platform/ui/base/visually-hidden.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import './information.css';

/** Only the server closes a link, so there is a network to bring this. */
const LinkClosed = part(() => import('./link-closed.tsx'), 'LinkClosed');

type LinkFailedProps = { query: FailedQuery; children?: ReactNode };

/** Says why a link opens nothing. If the server couldn't be asked, offers to try again. */
export function LinkFailed({ query, children }: LinkFailedProps) {
  const { t } = useT();
  const { error } = query;
  return isFinal(error) ? (
    <LinkClosed error={error}>{children}</LinkClosed>
  ) : (
    <QueryError query={query} title={t('testing.link.failed')} />
  );
}

export function LinkLoading() {
  const { t } = useT();
  return (
    <div className="information" aria-busy="true">
      <VisuallyHidden role="status" as="p">
        {t('testing.link.opening')}
      </VisuallyHidden>
      <Skeleton width="60%" height="32px" />
      <Skeleton width="40%" />
      <Skeleton height="96px" />
      <Skeleton height="160px" />
    </div>
  );
}
