import { useState } from 'react';
import { addEnrolmentPasskey, getEnrolmentPasskeyOptions } from '#core/account/contract/passkey.ts';
import { ofBrowser } from '#core/account/web/session/sign-in.ts';
import {
  addEnrolment,
  beginEnrolment,
  checkEnrolment,
  finishEnrolment,
} from '#core/factor/contract/factor.ts';
import { call } from '#platform/web/api/call.ts';
import { useOneField } from '#platform/web/shared/use-one-field.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { StepProps } from './code-step.tsx';
import { EnrolSteps } from './enrol-steps.tsx';

/** The company wants a factor, and there is none: a mailed code, then the app and its codes (rule 105). */
export function EnrolAtSignIn({ further, onDone, onBack }: StepProps) {
  const { t } = useT();
  const { ticket } = further;
  const [isProven, setProven] = useState(further.isMailProven);
  if (!isProven) {
    return (
      <>
        <h1>{t('factor.enrol.wanted')}</h1>
        <Muted as="p">{t('factor.enrol.wantedLead')}</Muted>
        <MailedCode ticket={ticket} onRight={() => setProven(true)} onBack={onBack} />
      </>
    );
  }
  return (
    <>
      <h1>{t('factor.enrol.wanted')}</h1>
      <EnrolSteps
        calls={{
          begin: () => call(beginEnrolment, { body: { ticket } }),
          add: (form) => call(addEnrolment, { body: { ticket, ...form } }),
          beginPasskey: () => call(getEnrolmentPasskeyOptions, { body: { ticket } }),
          addPasskey: (credential) => call(addEnrolmentPasskey, { body: { ticket, credential } }),
          finish: async (recovery) => {
            const body = { ticket, recovery, ...ofBrowser() };
            await onDone(await call(finishEnrolment, { body }));
          },
        }}
        onCancel={onBack}
      />
    </>
  );
}

interface MailedCodeProps {
  ticket: string;
  onRight: () => void;
  onBack: () => void;
}

function MailedCode({ ticket, onRight, onBack }: MailedCodeProps) {
  const { t } = useT();
  const form = useOneField(async (mailCode) => {
    await call(checkEnrolment, { body: { ticket, mailCode } });
    onRight();
  });
  return (
    <form className="sign-in-form" noValidate onSubmit={form.submit}>
      <p>{t('factor.enrol.mailLead')}</p>
      <TextField
        {...form.field}
        label={t('factor.enrol.mailCode')}
        name="mailCode"
        size="l"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <p className="sign-in-failure" role="alert">
        {form.failure}
      </p>
      <Button type="submit" variant="primary" size="l" block pending={form.busy}>
        {t('factor.enrol.next')}
      </Button>
      <Button variant="link" onClick={onBack}>
        {t('factor.step.back')}
      </Button>
    </form>
  );
}
