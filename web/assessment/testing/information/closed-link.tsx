import LinkOff from 'lucide-react/icons/unlink';
import type { ReactNode } from 'react';
import { isAnswered, isFinal } from '#web/assessment/testing/flow.ts';
import { errorText } from '#web/platform/api/call.ts';
import { type FailedQuery, QueryError } from '#web/platform/api/query-error.tsx';
import { loginAddress } from '#web/platform/session/handoff/remembered.ts';
import { heldSession } from '#web/platform/session/held.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/platform/ui/base/visually-hidden.tsx';
import { LinkButton } from '#web/platform/ui/press/link-button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import { Done } from './done.tsx';
import './information.css';

type LinkFailedProps = { query: FailedQuery; children?: ReactNode };

/** Explains kindly why a link opens nothing. If the server couldn't be asked, offers to try again. */
export function LinkFailed({ query, children }: LinkFailedProps) {
  const { t } = useT();
  const { error } = query;
  if (!isFinal(error)) return <QueryError query={query} title={t('testing.link.failed')} />;
  if (isAnswered(error)) {
    return (
      <Done title={t('testing.done.answeredTitle')} text={errorText(error, t)}>
        {children}
        {heldSession() && <WayOn />}
      </Done>
    );
  }
  return (
    <div className="testing-message">
      <LinkOff aria-hidden="true" />
      <h1>{t('testing.link.closed')}</h1>
      <p className="testing-message-reason">{errorText(error, t)}</p>
      <Muted as="p">{t('testing.link.closedHelp')}</Muted>
      <div className="testing-message-buttons">
        {children}
        <WayOn />
      </div>
    </div>
  );
}

const list = '/estimation/questionary/testing';

/** To all that one is asked, which needs no link but an account. */
export function WayOn() {
  const { t } = useT();
  return heldSession() ? (
    <LinkButton href={list}>{t('testing.link.ownList')}</LinkButton>
  ) : (
    <LinkButton href={loginAddress({ pathname: list, search: '' })}>
      {t('testing.link.signIn')}
    </LinkButton>
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
