import { useState } from 'react';
import { isDeclined } from '#core/answering/web/row-state.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { type DeclineProps, useDecline } from './use-decline.ts';
import './decline.css';

/** A quiet button that says one can't assess; once it is said, how to take it back (rule 128). */
export function Decline({ of, flow }: DeclineProps) {
  const { t, locale } = useT();
  const [isAsking, setAsking] = useState(false);
  // Each of the two buttons takes the other's place, and the focus with it.
  const [autoFocus, setAutoFocus] = useState(false);
  const declined = isDeclined(of);
  const { say, isPending } = useDecline(of, flow);
  const name = fullName(of, locale);
  if (declined) {
    return (
      <Muted as="p">
        {t(`decline.${of.declined ?? 'self'}`)}
        {' · '}
        <Button
          autoFocus={autoFocus}
          variant="link"
          className="decline-again"
          pending={isPending}
          aria-label={t('decline.againFor', { name })}
          onClick={() => say({ reason: null }, () => setAutoFocus(true))}
        >
          {t('decline.again')}
        </Button>
      </Muted>
    );
  }
  return (
    <>
      <Button
        autoFocus={autoFocus}
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
            setAutoFocus(true);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
