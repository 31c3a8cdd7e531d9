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
    const { email } = link.said;
    return <PasswordForm token={token} email={email} onLink={(state) => setLink({ state })} />;
  }
  const isDone = link.state === 'done';
  return (
    <LinkMessage
      title={t(isDone ? 'recovery.doneTitle' : 'recovery.deadTitle')}
      text={t(isDone ? 'recovery.doneText' : 'recovery.deadText')}
    >
      <LinkButton variant="primary" size="l" block href={isDone ? '/login' : '/restore-password'}>
        {t(isDone ? 'recovery.signIn' : 'recovery.askAgain')}
      </LinkButton>
      {!isDone && <BackToSignIn />}
    </LinkMessage>
  );
}

interface PasswordFormProps {
  token: string;
  email: string;
  onLink: (state: 'dead' | 'done') => void;
}

function PasswordForm({ token, email, onLink }: PasswordFormProps) {
  const { t } = useT();
  const form = useNewPassword(async (values: NewPasswordForm) => {
    try {
      await call(restorePassword, { body: { token, ...values } });
    } catch (error) {
      if (!isDead(error)) throw error;
      return onLink('dead');
    }
    forgetToken();
    onLink('done');
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
