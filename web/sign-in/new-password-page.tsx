import { type ReactNode, useEffect, useState } from 'react';
import { errorCodes } from '#contract/envelope.ts';
import type { NewPasswordForm } from '#contract/password.ts';
import { checkReset, restorePassword } from '#contract/reset.ts';
import { ApiError, call, errorText } from '#web/api.ts';
import { useNewPassword } from '#web/session/new-password.ts';
import { forgetToken } from '#web/session/token.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx';
import { useT } from '#web/ui/texts.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

type LinkState =
  | { state: 'checking' | 'dead' | 'done' }
  | { state: 'failed'; error: unknown }
  | { state: 'open'; email: string };

/** A mailed link, in each of its states: works, does not work any more, could not be asked, used. */
export function NewPasswordPage({ token }: { token: string }) {
  const { t } = useT();
  const [link, setLink, retry] = useLink(token);
  if (link.state === 'checking') return <p role="status">{t('recovery.checking')}</p>;
  if (link.state === 'failed') {
    return (
      <>
        <ErrorState text={errorText(link.error, t)} onRetry={retry} />
        <BackToSignIn />
      </>
    );
  }
  if (link.state === 'open') {
    return <PasswordForm token={token} email={link.email} onLink={setLink} />;
  }
  const isDone = link.state === 'done';
  return (
    <Message
      title={t(isDone ? 'recovery.doneTitle' : 'recovery.deadTitle')}
      text={t(isDone ? 'recovery.doneText' : 'recovery.deadText')}
    >
      <LinkButton variant="primary" size="l" block href={isDone ? '/login' : '/restore-password'}>
        {t(isDone ? 'recovery.signIn' : 'recovery.askAgain')}
      </LinkButton>
      {!isDone && <BackToSignIn />}
    </Message>
  );
}

function useLink(token: string) {
  const [link, setLink] = useState<LinkState>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setLink({ state: 'checking' });
    call(checkReset, { params: { token }, signal: leaving.signal }).then(
      ({ email }) => setLink({ state: 'open', email }),
      (error) => leaving.signal.aborted || setLink(stateAfter(error)),
    );
    return () => leaving.abort();
  }, [token, attempt]);
  return [link, setLink, () => setAttempt(attempt + 1)] as const;
}

const isDead = (error: unknown) =>
  error instanceof ApiError && error.code === errorCodes.linkExpired.code;
const stateAfter = (error: unknown): LinkState =>
  isDead(error) ? { state: 'dead' } : { state: 'failed', error };

interface PasswordFormProps {
  token: string;
  email: string;
  onLink: (state: LinkState) => void;
}

function PasswordForm({ token, email, onLink }: PasswordFormProps) {
  const { t } = useT();
  const form = useNewPassword(async (values: NewPasswordForm) => {
    try {
      await call(restorePassword, { body: { token, ...values } });
    } catch (error) {
      if (!isDead(error)) throw error;
      return onLink({ state: 'dead' });
    }
    forgetToken();
    onLink({ state: 'done' });
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

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="status">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="sign-in-actions">{children}</div>
    </div>
  );
}
