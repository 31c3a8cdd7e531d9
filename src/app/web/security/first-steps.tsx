import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useSecurity } from '#core/security/web/queries.ts';
import { cardAddress } from '#core/security/web/security-cards.tsx';
import { useSso } from '#core/sso/web/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { StepMark } from '#platform/web/ui/show/step-mark.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import './first-steps.css';
import { securitySteps, securityStepsDone } from './steps.ts';

/** Where each step is taken. */
const places = {
  factor: { to: '/estimation/sign-in', hash: cardAddress('factor') },
  supers: { to: '/estimation/users' },
  share: { to: '/estimation/security', hash: cardAddress('share') },
} as const;

/** What protects most and isn't on yet, with the reason in a line. Nothing once all of it is on. */
export function FirstSteps() {
  const { t } = useT();
  const id = useId();
  const [security, sso] = [useSecurity(), useSso()];
  if (security.isLoading || sso.isLoading) return <Settling height="240px" />;
  if (!security.data || !sso.data) return null;
  const done = securityStepsDone(security.data.data, sso.data.data);
  if (securitySteps.every((step) => done[step])) return null;
  return (
    <Card as="section" className="first-steps" aria-labelledby={id}>
      <h2 id={id}>{t('companySecurity.first.title')}</h2>
      <ol>
        {securitySteps.map((step, at) => (
          <li key={step}>
            <StepMark number={at + 1} done={done[step]} />
            <div>
              <h3>
                <Link {...places[step]} onClick={() => focusCard(step)}>
                  {t(`companySecurity.first.${step}.title`)}
                </Link>
                {done[step] && <VisuallyHidden>, {t('companySecurity.first.done')}</VisuallyHidden>}
              </h3>
              <Muted as="p">{t(`companySecurity.first.${step}.why`)}</Muted>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The keyboard goes on from the card too. */
const focusCard = (id: string) =>
  document.getElementById(cardAddress(id))?.focus({ preventScroll: true });
