import type { ReactNode } from 'react';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ErrorState } from '#platform/web/ui/state/error-state.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { MailedLinkMessage } from './link-message.tsx';
import { useMailedLink } from './use-mailed-link.ts';

interface MailedLinkPageProps<Said> {
  token: string;
  /** Asks whether the link works. Must be the same function at every render. */
  check: (token: string, signal: AbortSignal) => Promise<Said>;
  /** What to say where it no longer works, and the ways on from there. */
  deadText: string;
  deadWays: ReactNode;
  /** What the link opens, by what the server says about it. `onDead` is for a link that ends meanwhile. */
  children: (said: Said, onDead: () => void) => ReactNode;
}

/**
 * The page of a mailed link in each of its states. Opening it changes nothing, because mail scanners
 * open links too.
 */
export function MailedLinkPage<Said>(props: MailedLinkPageProps<Said>) {
  const { token, check, deadText, deadWays, children } = props;
  const { t } = useT();
  const { link, setLink, retry } = useMailedLink(token, check);
  if (link.state === 'checking') return <p role="status">{t('mailedLink.checking')}</p>;
  if (link.state === 'open') return children(link.said, () => setLink({ state: 'dead' }));
  if (link.state === 'failed') {
    return (
      <>
        <ErrorState text={errorText(link.error, t)} onRetry={retry} />
        <BackToSignIn />
      </>
    );
  }
  return (
    <MailedLinkMessage title={t('mailedLink.deadTitle')} text={deadText}>
      {deadWays}
    </MailedLinkMessage>
  );
}
