import { useState } from 'react';
import { readStopLink, type StopLink, stopByLink } from '#core/user/contract/stop-link.ts';
import { call, errorText } from '#platform/web/api/call.ts';
import { MailedLinkMessage } from '#platform/web/mailed-link/link-message.tsx';
import { MailedLinkPage } from '#platform/web/mailed-link/link-page.tsx';
import { useOwnLocale } from '#platform/web/mailed-link/own-locale.ts';
import { isDead } from '#platform/web/mailed-link/use-mailed-link.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { useChange } from './waiting-rights.tsx';

const check = async (token: string, signal: AbortSignal) =>
  (await call(readStopLink, { body: { token }, signal })).data;

/** The page of the link that stops a waiting change of a super admin's rights (rule 98b). Only its button stops it. */
export function StopPage({ token }: { token: string }) {
  const { t } = useT();
  return (
    <MailedLinkPage
      token={token}
      check={check}
      deadText={t('user.right.link.dead')}
      deadWays={<SignIn />}
    >
      {(said, onDead) => <Stop token={token} said={said} onDead={onDead} />}
    </MailedLinkPage>
  );
}

interface StopProps {
  token: string;
  said: StopLink;
  onDead: () => void;
}

function Stop({ token, said, onDead }: StopProps) {
  const texts = useT();
  const { t } = texts;
  const [state, setState] = useState(said.state);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const inWords = useChange();
  useOwnLocale(said.locale);
  async function stop() {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(stopByLink, { body: { token } });
      setState('stopped');
    } catch (error) {
      if (isDead(error)) onDead();
      else setFailure(error);
    }
    setBusy(false);
  }
  if (state !== 'waiting') {
    return (
      <MailedLinkMessage
        title={t(`user.right.link.${state}Title`)}
        text={t(`user.right.link.${state}Text`, said)}
      >
        <SignIn />
      </MailedLinkMessage>
    );
  }
  const { name, email, change, askedBy } = said;
  return (
    <>
      <h1>{t('user.right.link.title')}</h1>
      <p>{t('user.right.link.lead', said)}</p>
      <p>
        {name}, {email}: {inWords(change)}. {t('user.right.by', { name: askedBy })}
      </p>
      <p>{t('user.right.link.due', { due: formatMoment(said.due, texts) })}</p>
      <p>{t('user.right.link.means')}</p>
      <p className="sign-in-failure" role="alert">
        {failure !== undefined && errorText(failure, t)}
      </p>
      <div className="sign-in-actions">
        <Button variant="primary" size="l" block pending={busy} onClick={() => void stop()}>
          {t('user.right.stop')}
        </Button>
      </div>
    </>
  );
}

function SignIn() {
  const { t } = useT();
  return (
    <LinkButton size="l" block href="/login">
      {t('user.right.link.signIn')}
    </LinkButton>
  );
}
