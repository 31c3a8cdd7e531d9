import { useState } from 'react';
import { hasPasskeys } from '#platform/web/browser/secure-only.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { CodeStep, type StepProps } from './code-step.tsx';

const EnrolAtSignIn = part(() => import('./enrol-at-sign-in.tsx'), 'EnrolAtSignIn', 'factor');
const PasskeyStep = part(() => import('./passkey-step.tsx'), 'PasskeyStep', 'factor');

/** What comes between a right password and the session (rule 105). */
export function FurtherSteps(props: StepProps) {
  const { t } = useT();
  const { step, methodList } = props.further;
  const [isByKey, setByKey] = useState(methodList.includes('passkey') && hasPasskeys());
  const byCode = () => setByKey(false);
  if (step === 'enrol') return <EnrolAtSignIn {...props} onLost={props.onBack} />;
  return (
    <>
      <h1>{t('factor.step.title')}</h1>
      {isByKey ? (
        <PasskeyStep {...props} onOther={byCode} onLost={byCode} />
      ) : (
        <CodeStep {...props} />
      )}
    </>
  );
}
