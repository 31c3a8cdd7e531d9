import { useState } from 'react';
import { signInPath } from '#core/account/contract/auth.ts';
import { checkReset, restorePassword } from '#core/account/contract/reset.ts';
import { newPasswordForm } from '#core/account/contract/rules/password.ts';
import { type AccountQuestion, arriveWith } from '#core/account/web/session/arrive.ts';
import { forgetSession } from '#core/account/web/session/held.ts';
import { keepDevice, knownDevices } from '#core/account/web/session/known-devices.ts';
import { useNewPassword } from '#core/account/web/session/new-password.ts';
import { enter, type FurtherStep, opened } from '#core/account/web/session/sign-in.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { part } from '#platform/web/device/part.ts';
import { WhosePassword } from '#platform/web/form/whose-password.tsx';
import { BackToSignIn } from '#platform/web/mailed-link/back-to-sign-in.tsx';
import { MailedLinkMessage } from '#platform/web/mailed-link/link-message.tsx';
import { MailedLinkPage } from '#platform/web/mailed-link/link-page.tsx';
import { isDead } from '#platform/web/mailed-link/use-mailed-link.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { NewPasswordFields } from '#platform/web/ui/field/new-password-fields.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

const check = (token: string, signal: AbortSignal) => call(checkReset, { body: { token }, signal });

interface PageProps {
  token: string;
  /** Somebody else is signed in here: shows the question. */
  onOther: (question: AccountQuestion) => Promise<void>;
}

/** The page of a mailed link that sets a password. */
export function NewPasswordPage({ token, onOther }: PageProps) {
  const { t } = useT();
  const askAgain = (
    <LinkButton variant="primary" size="l" block href="/restore-password">
      {t('reset.askAgain')}
    </LinkButton>
  );
  return (
    <MailedLinkPage
      token={token}
      check={check}
      deadText={t('reset.deadText')}
      deadWays={
        <>
          {askAgain}
          <BackToSignIn />
        </>
      }
    >
      {(said, onDead) => (
        <NewPassword token={token} said={said} onDead={onDead} onOther={onOther} />
      )}
    </MailedLinkPage>
  );
}

type Said = ReplyFields<typeof checkReset>;

/** The password is set, and the second factor is asked for as ever (rule 105). */
const FurtherSteps = part(
  () => import('#core/factor/web/further-steps.tsx'),
  'FurtherSteps',
  'factor',
);

type NewPasswordProps = PageProps & { said: Said; onDead: () => void };

/**
 * The form. After success the person is signed in and goes home, or gets a link to sign in with the
 * company and e-mail filled in.
 */
function NewPassword({ token, said, onDead, onOther }: NewPasswordProps) {
  const { t } = useT();
  const [isDone, setDone] = useState(false);
  const [further, setFurther] = useState<FurtherStep>();
  if (further) {
    const back = () => {
      setFurther(undefined);
      setDone(true);
    };
    return (
      <FurtherSteps
        further={further}
        onBack={back}
        onLost={back}
        onDone={(reply) => goHome(reply, onOther)}
      />
    );
  }
  if (!isDone) {
    const { email } = said;
    return (
      <PasswordForm
        token={token}
        email={email}
        onDead={onDead}
        onDone={async (reply) => {
          if (await goHome(reply, onOther)) return;
          forgetSession();
          const step = opened(reply);
          if ('step' in step) return setFurther(step);
          setDone(true);
        }}
      />
    );
  }
  return (
    <MailedLinkMessage
      title={t('reset.doneTitle')}
      text={t(said.isFirst ? 'reset.doneFirstText' : 'reset.doneText')}
    >
      <LinkButton variant="primary" size="l" block href={signInPath(said)}>
        {t('reset.signIn')}
      </LinkButton>
    </MailedLinkMessage>
  );
}

type Reply = ReplyFields<typeof restorePassword>;

/** Goes home with the session that the reply brings. Resolves to false if it brings none. */
async function goHome(reply: Reply, onOther: PageProps['onOther']): Promise<boolean> {
  const { token, session, choice, device } = reply;
  if (device) keepDevice(device);
  if (token) return !(await enter(reply, '/'));
  if (!session && !choice) return false;
  const question = await arriveWith(reply, '/');
  if (question) await onOther(question);
  else window.location.assign('/');
  return true;
}

interface PasswordFormProps {
  token: string;
  email: string;
  onDead: () => void;
  onDone: (reply: ReplyFields<typeof restorePassword>) => Promise<void>;
}

function PasswordForm({ token, email, onDead, onDone }: PasswordFormProps) {
  const { t } = useT();
  const form = useNewPassword({
    schema: newPasswordForm,
    nothing: { password: '', confirmPassword: '' },
    send: async (values) => {
      const sent = { token, ...values, deviceList: knownDevices(), keep: 'cookie' as const };
      const reply = await call(restorePassword, { body: sent }).catch((error) => {
        if (!isDead(error)) throw error;
      });
      return reply ? onDone(reply) : onDead();
    },
  });
  return (
    <>
      <h1>{t('reset.newTitle')}</h1>
      <Muted as="p">{t('reset.newLead', { email })}</Muted>
      <form className="sign-in-form" noValidate onSubmit={form.submit}>
        <WhosePassword email={email} />
        <NewPasswordFields
          size="l"
          values={form.values}
          onChange={form.change}
          errors={form.errors}
          checklist={form.checklist}
          unchecked={t('newPassword.notCommon')}
        />
        <p className="sign-in-failure" role="alert">
          {form.failure}
        </p>
        <div className="sign-in-actions">
          <Button type="submit" variant="primary" size="l" block pending={form.busy}>
            {t('reset.save')}
          </Button>
          <BackToSignIn />
        </div>
      </form>
    </>
  );
}
