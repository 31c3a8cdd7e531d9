import type { ReactNode } from 'react';
import { errorText } from '#web/api/call.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { ErrorState } from '#web/ui/state/error-state.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

/** What a mailed link has led to, and where to go from here. */
export function MailedLinkMessage(props: { title: string; text: string; children?: ReactNode }) {
  const { title, text, children } = props;
  return (
    <div role="status">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="sign-in-actions">{children}</div>
    </div>
  );
}

/** The server could not be asked about the link. */
export function MailedLinkFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useT();
  return (
    <>
      <ErrorState text={errorText(error, t)} onRetry={onRetry} />
      <BackToSignIn />
    </>
  );
}
