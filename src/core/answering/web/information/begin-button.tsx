import { useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { placeOf, readKept } from '#core/answering/web/draft/draft-storage.ts';
import { type Flow, useBegin } from '#core/answering/web/flow.ts';
import { rowState } from '#core/answering/web/row-state.ts';
import { errorText } from '#platform/web/api/call.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

const Consent = part(
  () => import('#core/answering/web/consent-page.tsx'),
  'AskedOrGiven',
  'consent',
);

const Elsewhere = part(
  () => import('#core/answering/web/handover/elsewhere.tsx'),
  'Elsewhere',
  'handover',
  'validation',
);

type BeginButtonProps = { data: AnsweringData; flow: Flow; onBegun: () => void };

/** Asks for consent, sets the assignment in work the first time, then leads to the questions (rules 21 and 115). */
export function BeginButton({ data, flow, onBegun }: BeginButtonProps) {
  const { t } = useT();
  const { begin, isPending, error } = useBegin(flow);
  const [isAsking, setAsking] = useState(false);
  const state = rowState(data);
  const isElsewhere = useIsElsewhere(data);
  const go = () => (state === 'start' ? begin(data, onBegun) : onBegun());
  if (state !== 'start' && state !== 'continue') {
    return <InfoBlock tone="warning" title={t(`answering.state.${state}`)} />;
  }
  return (
    <>
      {error && (
        <div role="alert">
          <InfoBlock tone="danger" title={t('answering.info.startFailed')}>
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
        {t(`answering.info.${isElsewhere ? 'start' : state}`)}
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

/** Whether it was begun, but not in this browser: it begins anew here, unless the answers come here first (rule 139). */
const useIsElsewhere = (data: AnsweringData): boolean =>
  useState(() => rowState(data) === 'continue' && readKept(placeOf(data)) === null)[0];

/** Says where the begun answers are, and how they come here. It also shows where an address brought a code. */
export function BegunElsewhere({ data, flow, onBegun }: BeginButtonProps) {
  const isElsewhere = useIsElsewhere(data);
  return isElsewhere || window.location.hash ? (
    <Elsewhere data={data} flow={flow} onTaken={onBegun} />
  ) : null;
}
