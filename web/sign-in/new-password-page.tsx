import { useState } from 'react';
import { signInPath } from '#contract/authentication.ts';
import type { ReplyFields } from '#contract/endpoint.ts';
import type { NewPasswordForm } from '#contract/password.ts';
import { checkReset, restorePassword } from '#contract/reset.ts';
import { call } from '#web/api.ts';
import { useNewPassword } from '#web/session/new-password.ts';
import { forgetToken } from '#web/session/token.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx';
import { useT } from '#web/ui/texts.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { LinkFailed, LinkMessage } from './link-message.tsx';
import { isDead, useMailedLink } from './use-mailed-link.ts';

const check = (token: string, signal: AbortSignal) =>
  call(checkReset, { params: { token }, signal });

/** A mailed link that sets a password, in each of its states. */
export function NewPasswordPage({ token }: { token: string }) {
  const { t } = useT();
  const { link, setLink, retry } = useMailedLink(token, check);
  if (link.state === 'checking') return <p role="status">{t('recovery.checking')}</p>;
  if (link.state === 'failed') return <LinkFailed error={link.error} onRetry={retry} />;
  if (link.state === 'open') {
    return <NewPassword token={token} said={link.said} onDead={() => setLink({ state: 'dead' })} />;
  }
  return (
    <LinkMessage title={t('recovery.deadTitle')} text={t('recovery.deadText')}>
      <LinkButton variant="primary" size="l" block href="/restore-password">
        {t('recovery.askAgain')}
      </LinkButton>
      <BackToSignIn />
    </LinkMessage>
  );
}

type Said = ReplyFields<typeof checkReset>;

/** The form, then the way to sign in, which knows already where and as whom. */
function NewPassword({ token, said, onDead }: { token: string; said: Said; onDead: () => void }) {
  const { t } = useT();
  const [isDone, setDone] = useState(false);
  if (!isDone) {
    const { email } = said;
    return (
      <PasswordForm token={token} email={email} onDead={onDead} onDone={() => setDone(true)} />
    );
  }
  return (
    <LinkMessage
      title={t('recovery.doneTitle')}
      text={t(said.isFirst ? 'recovery.doneFirstText' : 'recovery.doneText')}
    >
      <LinkButton variant="primary" size="l" block href={signInPath(said)}>
        {t('recovery.signIn')}
      </LinkButton>
    </LinkMessage>
  );
}

interface PasswordFormProps {
  token: string;
  email: string;
  onDead: () => void;
  onDone: () => void;
}

function PasswordForm({ token, email, onDead, onDone }: PasswordFormProps) {
  const { t } = useT();
  const form = useNewPassword(async (values: NewPasswordForm) => {
    try {
      await call(restorePassword, { body: { token, ...values } });
    } catch (error) {
      if (!isDead(error)) throw error;
      return onDead();
    }
    forgetToken();
    onDone();
  });
  return (
    <>
      <h1>{t('recovery.newTitle')}</h1>
      <p className="ui-muted">{t('recovery.newLead', { email })}</p>
      <form className="sign-in-form" noValidate onSubmit={form.submit}>
        {/* For password managers: whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          size="l"
          values={form.values}
          onChange={form.change}
          errors={form.errors}
          checklist={form.checklist}
        />
        <p className="sign-in-failure" role="alert">
          {form.failure}
        </p>
        <div className="sign-in-actions">
          <Button type="submit" variant="primary" size="l" block pending={form.busy}>
            {t('recovery.save')}
          </Button>
          <BackToSignIn />
        </div>
      </form>
    </>
  );
}
