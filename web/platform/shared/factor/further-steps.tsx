import { part } from '#web/platform/session/part.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { CodeStep, type StepProps } from './code-step.tsx';

const EnrolAtSignIn = part(() => import('./enrol-at-sign-in.tsx'), 'EnrolAtSignIn');

/** What comes between a right password and the session (rule 105). */
export function FurtherSteps(props: StepProps) {
  const { t } = useT();
  if (props.further.step === 'enrol') return <EnrolAtSignIn {...props} onLost={props.onBack} />;
  return (
    <>
      <h1>{t('factor.step.title')}</h1>
      <CodeStep {...props} />
    </>
  );
}
