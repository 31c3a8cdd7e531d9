import { useEffect, useRef, useState } from 'react';
import type { Assignment } from '#contract/assessment/testing.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import type { Flow } from '#web/assessment/testing/flow.ts';
import { isDeclined } from '#web/assessment/testing/row-state.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { useDecline } from './use-decline.ts';
import './decline.css';

export interface DeclineProps {
  of: Pick<Assignment, 'questionaryId' | 'employeeId' | 'lastName' | 'firstName' | 'middleName'> &
    Pick<Assignment, 'isActive' | 'mayDecline' | 'declined'>;
  flow: Flow;
}

/** A quiet button that says one can't assess; once it is said, how to take it back (rule 128). */
export function Decline({ of, flow }: DeclineProps) {
  const { t } = useT();
  const [isAsking, setAsking] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const declined = isDeclined(of);
  const { say, isPending } = useDecline(of, flow);
  const button = useRef<HTMLButtonElement>(null);
  // Each of the two buttons takes the other's place, and the focus with it.
  useEffect(() => {
    if (wasPressed) button.current?.focus();
  }, [wasPressed, declined]);
  const name = fullName(of);
  if (declined) {
    return (
      <Muted as="p">
        {t(`decline.${of.declined ?? 'self'}`)}
        {' · '}
        <Button
          ref={button}
          variant="link"
          pending={isPending}
          aria-label={t('decline.againFor', { name })}
          onClick={() => say({ reason: null }, () => setPressed(true))}
        >
          {t('decline.again')}
        </Button>
      </Muted>
    );
  }
  return (
    <>
      <Button
        ref={button}
        variant="link"
        className="decline-button"
        aria-label={t('decline.buttonFor', { name })}
        onClick={() => setAsking(true)}
      >
        {t('decline.button')}
      </Button>
      {isAsking && (
        <DeclineDialog
          of={of}
          flow={flow}
          onSaid={() => {
            setPressed(true);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
