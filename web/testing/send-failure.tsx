import { ApiError } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { InfoBlock } from '#web/ui/info-block.tsx';
import { useT } from '#web/ui/texts.tsx';
import { isFinal } from './flow.ts';

type SendFailureProps = {
  error: unknown;
  isKept: boolean;
  onRetry: () => void;
  /** Refused for good: closes, and nothing stays on the device. */
  onGiveUp: () => void;
};

/** The answers were not taken: why, and what can be done now. */
export function SendFailure({ error, isKept, onRetry, onGiveUp }: SendFailureProps) {
  const { t } = useT();
  const said = error instanceof ApiError && error.message;
  const refused = isFinal(error);
  return (
    <div role="alert" className="answering-failure">
      <InfoBlock
        tone="danger"
        title={t(refused ? 'testing.step.refused' : 'testing.step.sendFailed')}
      >
        {said && <p>{said}</p>}
        {!refused && (
          <p>{t(isKept ? 'testing.step.sendFailedText' : 'testing.step.sendFailedUnkept')}</p>
        )}
        <Button onClick={refused ? onGiveUp : onRetry}>
          {t(refused ? 'testing.step.closeAndForget' : 'testing.step.sendAgain')}
        </Button>
      </InfoBlock>
    </div>
  );
}
