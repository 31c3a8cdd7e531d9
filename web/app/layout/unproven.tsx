import { type FormEvent, useId, useState } from 'react';
import { prove } from '#contract/company/proof.ts';
import { ApiError, call, errorText } from '#web/platform/api/call.ts';
import type { Interruption } from '#web/platform/session/interruption.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { FormErrorSummary } from '#web/platform/ui/field/form-error-summary.tsx';
import { PasswordField } from '#web/platform/ui/field/password-field.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

type Props = { call: string } & Pick<Interruption, 'settle'>;

/**
 * "Confirm it's you": over any form, before something that a stolen session could do for good (rule 97).
 * Afterwards the call is made again; whoever cancels finds all as it was.
 */
export function Unproven({ call: name, settle }: Props) {
  const { t } = useT();
  const form = useId();
  const { email } = useSession().user;
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(prove, { body: { password } });
      settle(true);
    } catch (error) {
      const [first] = error instanceof ApiError ? error.errors : [];
      setWrong(first?.message);
      setFailure(first ? undefined : errorText(error, t));
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setWrong(password === '' ? t('validation.required') : undefined);
    if (password !== '') void send();
  }
  return (
    <Modal
      open
      size="s"
      busy={busy}
      title={t('interrupted.unproven.title')}
      onClose={() => settle(false)}
      footer={
        <>
          <Button disabled={busy} onClick={() => settle(false)}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} pending={busy}>
            {t('interrupted.unproven.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className="shell-ended" noValidate onSubmit={submit}>
        {/* Every call that asks for a proof has its words: scripts and types can't see it, a test does. */}
        <p>{t(`interrupted.unproven.what.${name as 'updateUser'}`)}</p>
        <FormErrorSummary errors={failure ? [{ message: failure }] : []} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('interrupted.unproven.password')}
          autoComplete="current-password"
          autoFocus
          required
          value={password}
          error={wrong}
          onChange={(event) => {
            setPassword(event.target.value);
            setWrong(undefined);
          }}
        />
      </form>
    </Modal>
  );
}
