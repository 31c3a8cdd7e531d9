import { useState } from 'react';
import { getPasskeyOptions } from '#core/account/contract/passkey.ts';
import { ofBrowser } from '#core/account/web/session/sign-in.ts';
import { proveFactor } from '#core/factor/contract/factor.ts';
import { call } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { askPasskey } from './ceremony.ts';
import type { StepProps } from './code-step.tsx';
import './factor.css';
import { PasskeyPress } from './passkey-press.tsx';

/** The second step of signing in by a passkey, for who has one (rule 107). `onOther`: by a code. */
export function PasskeyStep({
  further,
  onDone,
  onBack,
  onOther,
}: StepProps & { onOther: () => void }) {
  const { t } = useT();
  const { ticket, methodList } = further;
  const [trust, setTrust] = useState(false);
  async function prove() {
    const passkey = await askPasskey(await call(getPasskeyOptions, { body: { ticket } }));
    const body = { ticket, passkey, trust, ...ofBrowser() };
    await onDone(await call(proveFactor, { body }));
  }
  return (
    <div className="sign-in-form">
      <Muted as="p">{t('passkey.useLead')}</Muted>
      <Checkbox
        label={t('factor.step.trust')}
        hint={t('factor.step.trustHint')}
        checked={trust}
        onChange={(event) => setTrust(event.target.checked)}
      />
      <PasskeyPress what="use" work={prove} variant="primary" size="l" block autoFocus />
      <Button variant="link" onClick={onOther}>
        {t(methodList.includes('totp') ? 'factor.step.byCode' : 'factor.step.byRecovery')}
      </Button>
      <Button variant="link" onClick={onBack}>
        {t('factor.step.back')}
      </Button>
    </div>
  );
}
