import LinkOff from 'lucide-react/icons/unlink';
import type { ReactNode } from 'react';
import { heldSession } from '#core/account/web/session/held.ts';
import { isAnswered } from '#core/answering/web/flow.ts';
import type { T } from '#platform/texts/t.ts';
import { errorText } from '#platform/web/api/call.ts';
import { loginAddress } from '#platform/web/device/handoff/remembered.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Done } from './done.tsx';

/** Explains kindly why a link opens nothing. */
export function LinkClosed({ error, children }: { error: unknown; children?: ReactNode }) {
  const { t } = useT();
  if (isAnswered(error)) {
    return (
      <Done title={t('answering.done.answeredTitle')} text={errorText(error, t)}>
        {children}
        {heldSession() && <WayOn />}
      </Done>
    );
  }
  return (
    <div className="answering-message">
      <LinkOff aria-hidden="true" />
      <h1>{t('answering.link.closed')}</h1>
      <p className="answering-message-reason">{errorText(error, t)}</p>
      <Muted as="p">
        {t('answering.link.closedHelp')} {allAsked(t)}
      </Muted>
      <div className="answering-message-buttons">
        {children}
        <WayOn />
      </div>
    </div>
  );
}

const list = '/estimation/questionary/testing';

/** Where all is that one is asked. Whoever is signed in isn't told to sign in. */
export const allAsked = (t: T): string =>
  t(heldSession() ? 'answering.link.all' : 'answering.link.allByAccount');

/** Leads to all that the person is asked, which needs no link but an account. */
export function WayOn() {
  const { t } = useT();
  return heldSession() ? (
    <LinkButton href={list}>{t('answering.link.ownList')}</LinkButton>
  ) : (
    <LinkButton href={loginAddress({ pathname: list, search: '' })}>
      {t('answering.link.signIn')}
    </LinkButton>
  );
}
