import { useState } from 'react';
import type { Entered } from '#core/account/contract/auth.ts';
import { type FurtherStep, ofBrowser } from '#core/account/web/session/sign-in.ts';
import { proveFactor } from '#core/factor/contract/factor.ts';
import { call } from '#platform/web/api/call.ts';
import { useOneField } from '#platform/web/shared/use-one-field.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** A step between a right password and the session. */
export interface StepProps {
  further: FurtherStep;
  /** The reply that opens the session. */
  onDone: (reply: Entered) => Promise<unknown>;
  /** Back to the password, as nothing of the step can be gone on with. */
  onBack: () => void;
}

/** The second step of signing in: a code of the app, or one of the codes for who has lost it (rule 105). */
export function CodeStep({ further, onDone, onBack }: StepProps) {
  const { t } = useT();
  const { ticket, methodList } = further;
  const [by, setBy] = useState<'code' | 'recovery'>(
    methodList.includes('totp') ? 'code' : 'recovery',
  );
  const [trust, setTrust] = useState(false);
  const form = useOneField(async (value) => {
    const how = by === 'code' ? { code: value, trust } : { recovery: value };
    const body = { ticket, ...how, ...ofBrowser() };
    await onDone(await call(proveFactor, { body }));
  });
  const other = by === 'code' ? 'recovery' : 'code';
  return (
    <form className="sign-in-form" noValidate onSubmit={form.submit}>
      <Muted as="p">{t(by === 'code' ? 'factor.step.lead' : 'factor.step.recoveryLead')}</Muted>
      <TextField
        {...form.field}
        key={by}
        label={t(`factor.step.${by}`)}
        name={by}
        size="l"
        inputMode={by === 'code' ? 'numeric' : 'text'}
        autoComplete={by === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
      {by === 'code' && (
        <Checkbox
          label={t('factor.step.trust')}
          hint={t('factor.step.trustHint')}
          checked={trust}
          onChange={(event) => setTrust(event.target.checked)}
        />
      )}
      <p className="sign-in-failure" role="alert">
        {form.failure}
      </p>
      <Button type="submit" variant="primary" size="l" block pending={form.busy}>
        {t('factor.step.submit')}
      </Button>
      {methodList.includes('totp') && methodList.includes('recovery') && (
        <Button
          variant="link"
          onClick={() => {
            form.clear();
            setBy(other);
          }}
        >
          {t(by === 'code' ? 'factor.step.byRecovery' : 'factor.step.byCode')}
        </Button>
      )}
      <Button variant="link" onClick={onBack}>
        {t('factor.step.back')}
      </Button>
      <Disclosure summary={t('factor.step.none')}>
        <p>{t('factor.step.noneText')}</p>
      </Disclosure>
    </form>
  );
}
