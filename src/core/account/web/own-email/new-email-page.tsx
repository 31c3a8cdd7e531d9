import { useState } from 'react';
import { checkNewEmail, confirmNewEmail } from '#core/account/contract/own-email.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { ApiError, call, errorText } from '#platform/web/api/call.ts';
import { BackToSignIn } from '#platform/web/mailed-link/back-to-sign-in.tsx';
import { MailedLinkMessage } from '#platform/web/mailed-link/link-message.tsx';
import { MailedLinkPage } from '#platform/web/mailed-link/link-page.tsx';
import { isDead } from '#platform/web/mailed-link/use-mailed-link.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

const check = (token: string, signal: AbortSignal) =>
  call(checkNewEmail, { body: { token }, signal });

/** The page of the link that confirms a new e-mail. Its button confirms. */
export function NewEmailPage({ token }: { token: string }) {
  const { t } = useT();
  return (
    <MailedLinkPage
      token={token}
      check={check}
      deadText={t('ownEmail.deadText')}
      deadWays={<Open />}
    >
      {(said, onDead) => <Confirm token={token} {...said} onDead={onDead} />}
    </MailedLinkPage>
  );
}

interface ConfirmProps {
  token: string;
  email: string;
  name: string;
  onDead: () => void;
}

function Confirm({ token, email, name, onDead }: ConfirmProps) {
  const { t } = useT();
  const [outcome, setOutcome] = useState<'done' | 'taken'>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await call(confirmNewEmail, { body: { token } });
      setOutcome('done');
    } catch (error) {
      if (isDead(error)) onDead();
      else if (isTaken(error)) setOutcome('taken');
      else setFailure(error);
    }
    setBusy(false);
  }
  if (outcome) {
    return (
      <MailedLinkMessage
        title={t(`ownEmail.${outcome}Title`)}
        text={t(`ownEmail.${outcome}Text`, { email })}
      >
        <Open />
      </MailedLinkMessage>
    );
  }
  return (
    <>
      <h1>{t('ownEmail.title')}</h1>
      <p>{t('ownEmail.lead', { email })}</p>
      <Muted as="p">{t('ownEmail.whose', { name })}</Muted>
      <p className="sign-in-failure" role="alert">
        {failure !== undefined && errorText(failure, t)}
      </p>
      <div className="sign-in-actions">
        <Button variant="primary" size="l" block pending={busy} onClick={() => void confirm()}>
          {t('ownEmail.confirm')}
        </Button>
        <BackToSignIn />
      </div>
    </>
  );
}

const isTaken = (error: unknown) =>
  error instanceof ApiError && error.code === errorCodes.conflict.code;

/** Home for those who are signed in here, otherwise to the sign-in screen. */
function Open() {
  const { t } = useT();
  return (
    <LinkButton variant="primary" size="l" block href="/">
      {t('ownEmail.open')}
    </LinkButton>
  );
}
