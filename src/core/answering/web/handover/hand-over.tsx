import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { cancelHandover } from '#core/answering/contract/handover/handover.ts';
import type { Draft } from '#core/answering/web/draft/draft.ts';
import { type Flow, isFinal } from '#core/answering/web/flow.ts';
import { QrPicture } from '#core/factor/web/qr-picture.tsx';
import { call, errorText } from '#platform/web/api/call.ts';
import { canEncrypt } from '#platform/web/browser/secure-only.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Timer } from '#platform/web/ui/base/timer.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { linkWith, spokenCode } from './code.ts';
import { useBegun } from './elsewhere.tsx';
import { TakeForm } from './take-form.tsx';
import { useGiving } from './use-giving.ts';
import { spokenPlace } from './when-begun.ts';
import './handover.css';

type HandOverProps = {
  data: AnsweringData;
  flow: Flow;
  draft: Draft;
  /** Another device may have the answers already. */
  isHanded: boolean;
  onHanded: () => void;
  /** The person answers here: with these answers, or with those taken from another device. */
  onGoOn: (taken?: Draft) => void;
  onClose: () => void;
  timer?: Timer | undefined;
};

/** Stands in place of the questions: hands the answers of this device over to another one (rule 139). */
export function HandOver(props: HandOverProps) {
  const { data, flow, draft, onGoOn, onClose } = props;
  const { t } = useT();
  const { state, begin } = useGiving(props);
  const [isTaking, setTaking] = useState(!canEncrypt());
  /** Whatever still waits is nobody's to take once somebody answers here. It ends by itself anyway. */
  function goOn(taken?: Draft) {
    if (state.step === 'waiting' || state.step === 'over') {
      const { questionaryId, employeeId } = data;
      const params = { questionaryId, employeeId };
      call(cancelHandover, { params, token: flow.token }).catch((error: unknown) =>
        console.warn('The code works until its time is over', error),
      );
    }
    onGoOn(taken);
  }
  const back = (
    <Button size="l" onClick={() => goOn()}>
      {t('handover.give.back')}
    </Button>
  );
  if (isTaking) {
    return (
      <Page title={t('handover.elsewhere.scanned')} buttons={back}>
        <TakeForm
          data={data}
          flow={flow}
          own={draft}
          onTaken={(taken) => {
            goOn(taken);
            return true;
          }}
        />
      </Page>
    );
  }
  if (state.step === 'taken' || state.step === 'over') {
    return (
      <Handed
        {...{ data, flow, onClose }}
        isTaken={state.step === 'taken'}
        onGoOn={() => goOn()}
        onAgain={begin}
      />
    );
  }
  const instead = (
    <Button variant="link" onClick={() => setTaking(true)}>
      {t('handover.give.instead')}
    </Button>
  );
  if (state.step === 'failed') {
    const isRefused = isFinal(state.error);
    const reason = state.isTooLarge ? t('handover.give.tooLarge') : errorText(state.error, t);
    return (
      <Page
        title={t(isRefused ? 'handover.give.refused' : 'handover.give.failed')}
        buttons={
          <>
            {isRefused ? (
              <Button size="l" variant="primary" onClick={onClose}>
                {t('common.close')}
              </Button>
            ) : (
              !state.isTooLarge && (
                <Button size="l" variant="primary" onClick={begin}>
                  {t('common.retry')}
                </Button>
              )
            )}
            {back}
          </>
        }
      >
        <div role="alert">
          <InfoBlock tone="danger">{reason}</InfoBlock>
        </div>
        {!isRefused && instead}
      </Page>
    );
  }
  const code = state.step === 'waiting' ? state.code : undefined;
  return (
    <Page title={t('handover.give.title')} buttons={back} hint={t('handover.give.backHint')}>
      <p>{t('handover.give.lead')}</p>
      <div className="handover-code" aria-live="polite" aria-busy={!code}>
        {code ? (
          <>
            <QrPicture text={linkWith(code, addressOf(data))} label={t('handover.give.qr')} />
            <p>
              <Muted>{t('handover.give.code')}</Muted>
              <strong>{spokenCode(code)}</strong>
            </p>
          </>
        ) : (
          <>
            <Skeleton width="240px" height="240px" />
            <Muted as="p">{t('handover.give.making')}</Muted>
          </>
        )}
      </div>
      <Muted as="p">{t('handover.give.once')}</Muted>
      {instead}
    </Page>
  );
}

const addressOf = ({ questionaryId, employeeId }: AnsweringData): string =>
  `/testing/information?${new URLSearchParams({ questionaryId, employeeId })}`;

type HandedProps = Pick<HandOverProps, 'data' | 'flow' | 'onClose'> & {
  isTaken: boolean;
  onGoOn: () => void;
  onAgain: () => void;
};

/** They are on the other device, or were on their way there when this one last looked. */
function Handed({ data, flow, isTaken, onGoOn, onAgain, onClose }: HandedProps) {
  const texts = useT();
  const { t } = texts;
  const begun = useBegun(flow, data, isTaken).data?.data;
  return (
    <Page
      title={t(isTaken ? 'handover.handed.title' : 'handover.handed.over')}
      buttons={
        <>
          <Button size="l" variant={isTaken ? 'primary' : 'secondary'} onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button size="l" onClick={onGoOn}>
            {t('handover.handed.goOn')}
          </Button>
          {!isTaken && (
            <Button size="l" onClick={onAgain}>
              {t('handover.handed.again')}
            </Button>
          )}
        </>
      }
    >
      {isTaken && begun?.device && (
        <p>{t('handover.handed.now', { place: spokenPlace(begun, texts) })}</p>
      )}
      <p>{t(isTaken ? 'handover.handed.text' : 'handover.handed.overText')}</p>
    </Page>
  );
}

type PageProps = { title: string; children: ReactNode; buttons: ReactNode; hint?: string };

/** Its heading takes the focus, so that screen readers read it out. */
function Page({ title, children, buttons, hint }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is read out anew
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <div className="answering-message handover-page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className="answering-message-buttons">{buttons}</div>
      {hint && <Muted as="p">{hint}</Muted>}
    </div>
  );
}
