import { ApiError } from '#web/api/call.ts';
import { isFinal, mayPass } from '#web/testing/flow.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { useIntoView } from '#web/ui/base/use-into-view.ts';
import { Button } from '#web/ui/press/button.tsx';
import { InfoBlock } from '#web/ui/state/info-block.tsx';

type SendFailureProps = {
  error: unknown;
  isKept: boolean;
  /** The answers are being sent again. */
  isPending: boolean;
  onRetry: () => void;
  /** Leaves. Answers that are kept stay on the device. */
  onClose: () => void;
  /** Asks whether to delete the answers from the device. */
  onDelete: () => void;
};

/**
 * The answers were not accepted: says why and what can be done. A refusal may pass and HR may
 * correct a mistake, so answers are deleted only on purpose.
 */
export function SendFailure(props: SendFailureProps) {
  const { error, isKept, isPending, onRetry, onClose, onDelete } = props;
  const { t } = useT();
  const box = useIntoView<HTMLDivElement>(true);
  const said = error instanceof ApiError && error.message;
  const refused = isFinal(error);
  const whatNext = mayPass(error) ? 'testing.step.sendWaits' : 'testing.step.sendFailedText';
  const whereKept = refused ? 'testing.step.refusedText' : whatNext;
  return (
    <div ref={box} role="alert" className="answering-failure">
      <InfoBlock
        tone="danger"
        title={t(refused ? 'testing.step.refused' : 'testing.step.sendFailed')}
        actions={
          refused ? (
            <>
              {isKept && <Button onClick={onClose}>{t('common.close')}</Button>}
              <Button variant="link" onClick={onDelete}>
                {t('testing.step.forget')}
              </Button>
            </>
          ) : (
            <Button pending={isPending} onClick={onRetry}>
              {t('testing.step.sendAgain')}
            </Button>
          )
        }
      >
        {said && <p>{said}</p>}
        <p>{t(isKept ? whereKept : 'testing.step.sendFailedUnkept')}</p>
      </InfoBlock>
    </div>
  );
}
