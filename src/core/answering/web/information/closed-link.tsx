import type { ReactNode } from 'react';
import { isFinal } from '#core/answering/web/flow.ts';
import { type FailedQuery, QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
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
    <QueryError query={query} title={t('answering.link.failed')} />
  );
}

export function LinkLoading() {
  const { t } = useT();
  return (
    <div className="information" aria-busy="true">
      <VisuallyHidden role="status" as="p">
        {t('answering.link.opening')}
      </VisuallyHidden>
      <Skeleton width="60%" height="32px" />
      <Skeleton width="40%" />
      <Skeleton height="96px" />
      <Skeleton height="160px" />
    </div>
  );
}
