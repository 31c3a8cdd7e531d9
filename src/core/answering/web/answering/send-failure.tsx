import {
  type Flow,
  isConsentAsked,
  isFinal,
  isForGood,
  mayPass,
} from '#core/answering/web/flow.ts';
import { ApiError } from '#platform/web/api/call.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useIntoView } from '#platform/web/ui/base/use-into-view.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { type Answered, CopyAnswers } from './copy-answers.tsx';

const AgreeFirst = part(
  () => import('#core/answering/web/consent-page.tsx'),
  'AgreeFirst',
  'consent',
);

type SendFailureProps = Answered & {
  flow: Flow;
  error: unknown;
  isKept: boolean;
  onRetry: () => void;
  /** Leaves. Answers that are kept stay on the device. */
  onClose: () => void;
  /** Asks whether to delete the answers from the device. */
  onDelete: () => void;
  /** Deletes them, as nobody can send them any more, and leaves. */
  onGiveUp: () => void;
};

/**
 * The answers were not accepted: says why, what becomes of them, and what can be done. They are
 * deleted only where that is said (rule 56).
 */
export function SendFailure({ data, draft, ...props }: SendFailureProps) {
  const { flow, error, isKept, onRetry, onClose, onDelete, onGiveUp } = props;
  const { t } = useT();
  const box = useIntoView<HTMLDivElement>(true);
  const said = error instanceof ApiError && error.message;
  const refused = isFinal(error);
  const becomes = refused ? becomesOfRefused(error, isKept) : becomesOfUnsent(error, isKept);
  return (
    <div ref={box} role="alert" className="answering-failure">
      <InfoBlock
        tone="danger"
        title={t(refused ? 'answering.step.refused' : 'answering.step.sendFailed')}
        actions={
          refused && (
            <>
              {isConsentAsked(error) && <AgreeFirst flow={flow} onAgreed={onRetry} />}
              <CopyAnswers data={data} draft={draft} />
              {isForGood(error) ? (
                <Button onClick={onGiveUp}>{t('answering.step.giveUp')}</Button>
              ) : (
                <>
                  {isKept && <Button onClick={onClose}>{t('common.close')}</Button>}
                  <Button variant="link" onClick={onDelete}>
                    {t('answering.step.forget')}
                  </Button>
                </>
              )}
            </>
          )
        }
      >
        {said && <p>{said}</p>}
        <p>{t(`answering.step.${becomes}`)}</p>
      </InfoBlock>
    </div>
  );
}

function becomesOfRefused(error: unknown, isKept: boolean) {
  if (isForGood(error)) return 'refusedForGood';
  return isKept ? 'refusedText' : 'refusedUnkept';
}

function becomesOfUnsent(error: unknown, isKept: boolean) {
  if (!isKept) return 'sendFailedUnkept';
  return mayPass(error) ? 'sendWaits' : 'sendFailedText';
}
