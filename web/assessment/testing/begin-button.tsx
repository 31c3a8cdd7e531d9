import { useState } from 'react';
import type { TestingData } from '#contract/assessment/testing.ts';
import { errorText } from '#web/platform/api/call.ts';
import { part } from '#web/platform/session/part.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { type Flow, useBegin } from './flow.ts';
import { rowState } from './row-state.ts';

const Consent = part(() => import('./consent-page.tsx'), 'AskedOrGiven', 'consent');

type BeginButtonProps = { data: TestingData; flow: Flow; onBegun: () => void };

/** Asks for consent, sets the assignment in work the first time, then leads to the questions (rules 21 and 115). */
export function BeginButton({ data, flow, onBegun }: BeginButtonProps) {
  const { t } = useT();
  const { begin, isPending, error } = useBegin(flow);
  const [isAsking, setAsking] = useState(false);
  const state = rowState(data);
  const go = () => (state === 'start' ? begin(data, onBegun) : onBegun());
  if (state !== 'start' && state !== 'continue') {
    return <InfoBlock tone="warning" title={t(`testing.state.${state}`)} />;
  }
  return (
    <>
      {error && (
        <div role="alert">
          <InfoBlock tone="danger" title={t('testing.info.startFailed')}>
            {errorText(error, t)}
          </InfoBlock>
        </div>
      )}
      <Button
        size="l"
        variant="primary"
        block
        pending={isPending}
        onClick={() => (data.isConsentAsked ? setAsking(true) : go())}
      >
        {t(`testing.info.${state}`)}
      </Button>
      {data.isConsentAsked !== undefined && (
        <Consent
          flow={flow}
          isAsked={data.isConsentAsked}
          isAsking={isAsking}
          onAgreed={() => {
            setAsking(false);
            go();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
