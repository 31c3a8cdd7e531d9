import { useState } from 'react';
import {
  acceptGivenAccess,
  checkGivenAccess,
  declineGivenAccess,
} from '#core/account/contract/acceptance.ts';
import { signInPath } from '#core/account/contract/auth.ts';
import { mailedLink } from '#core/account/contract/rules/mailed-link.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { call, errorText } from '#platform/web/api/call.ts';
import { BackToSignIn } from '#platform/web/mailed-link/back-to-sign-in.tsx';
import { MailedLinkMessage } from '#platform/web/mailed-link/link-message.tsx';
import { MailedLinkPage } from '#platform/web/mailed-link/link-page.tsx';
import { isDead } from '#platform/web/mailed-link/use-mailed-link.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import './acceptance.css';

const check = (token: string, signal: AbortSignal) =>
  call(checkGivenAccess, { body: { token }, signal });

type Said = ReplyFields<typeof checkGivenAccess>;
type Accepted = ReplyFields<typeof acceptGivenAccess>;

/**
 * The page of the link by which somebody with an account accepts the access of another company. Its
 * buttons answer.
 */
export function JoinPage({ token }: { token: string }) {
  const { t } = useT();
  return (
    <MailedLinkPage
      token={token}
      check={check}
      deadText={t('acceptance.deadText')}
      deadWays={<BackToSignIn />}
    >
      {(said, onDead) => <Answer token={token} said={said} onDead={onDead} />}
    </MailedLinkPage>
  );
}

interface AnswerProps {
  token: string;
  said: Said;
  onDead: () => void;
}

function Answer({ token, said, onDead }: AnswerProps) {
  const { t } = useT();
  const [outcome, setOutcome] = useState<Accepted | 'declined'>();
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  async function answer(kind: 'accept' | 'decline') {
    if (busy) return;
    setBusy(kind);
    setFailure(undefined);
    const body = { token };
    try {
      if (kind === 'accept') setOutcome(await call(acceptGivenAccess, { body }));
      else await call(declineGivenAccess, { body }).then(() => setOutcome('declined'));
    } catch (error) {
      if (isDead(error)) onDead();
      else setFailure(error);
    }
    setAsked(false);
    setBusy(undefined);
  }
  if (outcome === 'declined') {
    return (
      <MailedLinkMessage title={t('acceptance.declined')} text={t('acceptance.declinedText', said)}>
        <BackToSignIn />
      </MailedLinkMessage>
    );
  }
  if (outcome) return <AcceptedNote said={said} accepted={outcome} />;
  return (
    <>
      <h1>{t('acceptance.title', said)}</h1>
      <p>{t('acceptance.lead', said)}</p>
      <Meaning />
      <p className="sign-in-failure" role="alert">
        {failure !== undefined && errorText(failure, t)}
      </p>
      <div className="sign-in-actions">
        <Button
          variant="primary"
          size="l"
          block
          pending={busy === 'accept'}
          onClick={() => void answer('accept')}
        >
          {t('acceptance.accept')}
        </Button>
        <Button size="l" block onClick={() => setAsked(true)}>
          {t('acceptance.decline')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        danger
        title={t('acceptance.declineTitle')}
        text={t('acceptance.declineText', said)}
        confirmLabel={t('acceptance.decline')}
        pending={busy === 'decline'}
        onConfirm={() => void answer('decline')}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/** What accepting means for the person. */
function Meaning() {
  const { t } = useT();
  return (
    <>
      <h2 className="acceptance-means">{t('acceptance.means')}</h2>
      <ul className="acceptance-list">
        <li>{t('acceptance.signIn')}</li>
        <li>{t('acceptance.seen')}</li>
        <li>{t('acceptance.apart')}</li>
      </ul>
    </>
  );
}

/** The way on: to sign in, or first to a password where the account has none. */
function AcceptedNote({ said, accepted }: { said: Said; accepted: Accepted }) {
  const { t } = useT();
  const { passwordToken } = accepted;
  return (
    <MailedLinkMessage
      title={t('acceptance.acceptedTitle')}
      text={passwordToken ? t('acceptance.acceptedPassword') : t('acceptance.acceptedText', said)}
    >
      <LinkButton
        variant="primary"
        size="l"
        block
        href={passwordToken ? mailedLink('restore-password', passwordToken) : signInPath(accepted)}
      >
        {t(passwordToken ? 'acceptance.setPassword' : 'acceptance.open')}
      </LinkButton>
    </MailedLinkMessage>
  );
}
