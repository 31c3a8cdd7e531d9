import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { entryAt } from '#app/web/menu/menu.ts';
import { returnToShownBrand, signInAgain, stayWith } from '#core/account/web/session/change.ts';
import { dropSession } from '#core/account/web/session/held.ts';
import type { Interruption } from '#core/account/web/session/interruption.ts';
import { currentBrand, useSession } from '#core/account/web/session/session.ts';
import { type FurtherStep, opened } from '#core/account/web/session/sign-in.ts';
import { errorText } from '#platform/web/api/call.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { FormErrorSummary } from '#platform/web/ui/field/form-error-summary.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Unproven } from './unproven.tsx';

type Settle = Pick<Interruption, 'settle'>;

const FurtherSteps = part(
  () => import('#core/factor/web/further-steps.tsx'),
  'FurtherSteps',
  'factor',
);

/** Asks about what stopped the window's calls, on top of whatever is open (decision 034). */
export function Interrupted(stopped: Interruption) {
  const { settle } = stopped;
  if (stopped.what === 'unproven') return <Unproven call={stopped.call} settle={settle} />;
  if (stopped.what === 'outside') return <Outside message={stopped.message} settle={settle} />;
  return stopped.what === 'moved' ? <Moved settle={settle} /> : <Ended settle={settle} />;
}

/**
 * Sends the call that resolves the interruption. A failure is shown in the dialog that asked. `mend` resolves to true
 * where something more is asked first.
 */
function useMending(mend: () => Promise<unknown>, settle: Interruption['settle']) {
  const { t } = useT();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    setFailure('');
    try {
      if ((await mend()) === true) setBusy(false);
      else settle(true);
    } catch (error) {
      setFailure(errorText(error, t));
      setBusy(false);
    }
  }
  return { failure, busy, send: () => void send() };
}

/** The person has switched to another company in another window or on another device. */
function Moved({ settle }: Settle) {
  const { t } = useT();
  const brand = currentBrand(useSession().user)?.name ?? '';
  const pathname = useLocation({ select: (location) => location.pathname });
  const { failure, busy, send } = useMending(returnToShownBrand, settle);
  return (
    <Modal
      open
      alert
      busy={busy}
      title={t('interrupted.moved.title')}
      onClose={() => settle(false)}
      footer={
        <>
          <Button
            disabled={busy}
            onClick={() => window.location.assign(entryAt(pathname)?.path ?? '/')}
          >
            {t('interrupted.moved.follow')}
          </Button>
          <Button variant="primary" pending={busy} onClick={send}>
            {t('interrupted.moved.back', { brand })}
          </Button>
        </>
      }
    >
      <FormErrorSummary errors={failure ? [{ message: failure }] : []} />
      <p>{t('interrupted.moved.text', { brand })}</p>
    </Modal>
  );
}

/** The company admits people from other networks only. Back in one of them the calls are made again. */
function Outside({ message, settle }: Settle & { message: string }) {
  const { t } = useT();
  return (
    <Modal
      open
      alert
      title={t('interrupted.outside.title')}
      onClose={() => settle(false)}
      footer={
        <Button variant="primary" onClick={() => settle(true)}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>{message}</p>
      <p>{t('interrupted.outside.text')}</p>
    </Modal>
  );
}

/** The session is over while something typed is unsaved. Signing in on top of it keeps what was typed. */
function Ended({ settle }: Settle) {
  const { t } = useT();
  const form = useId();
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [further, setFurther] = useState<FurtherStep>();
  const { failure, busy, send } = useMending(async () => {
    const step = await signInAgain(password);
    setFurther(step);
    return step !== undefined;
  }, settle);
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !busy) send();
  }
  if (further) {
    const back = () => setFurther(undefined);
    return (
      <Modal open size="s" title={t('interrupted.ended.title')} onClose={() => settle(false)}>
        <FurtherSteps
          further={further}
          onBack={back}
          onLost={back}
          onDone={async (reply) => {
            const more = await stayWith(opened(reply));
            if (more) setFurther(more);
            else settle(true);
          }}
        />
      </Modal>
    );
  }
  return (
    <Modal
      open
      size="s"
      busy={busy}
      title={t('interrupted.ended.title')}
      onClose={() => settle(false)}
      footer={
        <>
          <Button disabled={busy} onClick={() => dropSession('ended')}>
            {t('interrupted.ended.leave')}
          </Button>
          <Button variant="primary" type="submit" form={form} pending={busy}>
            {t('auth.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className="shell-ended" noValidate onSubmit={submit}>
        <p>{t('interrupted.ended.text', { brand: currentBrand(user)?.name ?? '' })}</p>
        <FormErrorSummary errors={failure ? [{ message: failure }] : []} />
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          readOnly
          value={user.email}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          error={missing && password === '' ? t('validation.required') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Modal>
  );
}
