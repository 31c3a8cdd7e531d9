import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { requestReset, resetRequestForm } from '#core/account/contract/reset.ts';
import { issuesOf, speakIssue } from '#platform/contract/call/issues.ts';
import type { T } from '#platform/texts/t.ts';
import { call, errorText } from '#platform/web/api/call.ts';
import { BackToSignIn } from '#platform/web/mailed-link/back-to-sign-in.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** Asks for an e-mail, then says "check your e-mail". Resending returns to the form. */
export function ForgotPage() {
  const [email, setEmail] = useState(typedAtSignIn);
  const [sent, setSent] = useState(false);
  if (sent) return <Sent email={email.trim()} onAgain={() => setSent(false)} />;
  return <AskForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />;
}

const typedAtSignIn = () => new URLSearchParams(window.location.hash.slice(1)).get('email') ?? '';

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useT();
  return (
    <div role="status">
      <h1>{t('reset.sentTitle')}</h1>
      <p>{t('reset.sentText', { email })}</p>
      <Muted as="p">{t('reset.sentHint')}</Muted>
      <Actions>
        <Button size="l" block onClick={onAgain}>
          {t('reset.again')}
        </Button>
      </Actions>
    </div>
  );
}

interface AskFormProps {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
}

function AskForm({ email, onEmail, onSent }: AskFormProps) {
  const { t, locale } = useT();
  const field = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setFailure(undefined);
    if (emailError(email, t)) return field.current?.focus();
    setBusy(true);
    try {
      await call(requestReset, { body: { email, locale } });
      onSent();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <>
      <h1>{t('reset.title')}</h1>
      <Muted as="p">{t('reset.lead')}</Muted>
      <form className="sign-in-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label={t('reset.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="l"
          value={email}
          error={checked ? emailError(email, t) : undefined}
          onChange={(event) => onEmail(event.target.value)}
        />
        <p className="sign-in-failure" role="alert">
          {failure !== undefined && errorText(failure, t)}
        </p>
        <Actions>
          <Button type="submit" variant="primary" size="l" block pending={busy}>
            {t('reset.send')}
          </Button>
        </Actions>
      </form>
    </>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="sign-in-actions">
      {children}
      <BackToSignIn />
    </div>
  );
}

/** What the contract finds wrong with the e-mail. */
export function emailError(email: string, t: T): string | undefined {
  const parsed = z.safeParse(resetRequestForm, { email }, { reportInput: true });
  const [issue] = parsed.success ? [] : issuesOf(parsed.error);
  return issue && speakIssue(issue, t);
}
