import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { testingStartEmployee } from '#core/answering/contract/answering.ts';
import { type Flow, isFinal, tellOffline, type Which } from '#core/answering/web/flow.ts';
import { call, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { type Answered, CopyAnswers } from './copy-answers.tsx';
import '#core/answering/web/information/information.css';

type GoneElsewhereProps = Answered & {
  flow: Flow;
  /** Continues with the answers that this window still has. */
  onGoOn: () => void;
  onClose: () => void;
};

/**
 * Shown when another window has removed the answers from this device. Asks the server whether they
 * were sent. If not, one can continue with what this window still has.
 */
export function GoneElsewhere({ data, draft, flow, onGoOn, onClose }: GoneElsewhereProps) {
  const { t } = useT();
  const asked = useStillAsked(flow, data);
  const isAnswered = isFinal(asked.error);
  return (
    <Message title={t(isAnswered ? 'answering.gone.closed' : 'answering.gone.title')}>
      {asked.isPending && <Skeleton width="80%" />}
      {asked.isError && <p>{errorText(asked.error, t)}</p>}
      {asked.isSuccess && <p>{t('answering.gone.stillAsked')}</p>}
      <div className="answering-message-buttons">
        {asked.isSuccess && (
          <Button size="l" variant="primary" onClick={onGoOn}>
            {t('answering.gone.goOn')}
          </Button>
        )}
        {asked.isError && !isAnswered && (
          <Button size="l" pending={asked.isFetching} onClick={() => void asked.refetch()}>
            {t('common.retry')}
          </Button>
        )}
        <CopyAnswers data={data} draft={draft} />
        <Button size="l" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Message>
  );
}

/** Takes the focus, so that screen readers read it out. */
function Message({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="answering-message">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/** Asks the server whether this assignment is still to be answered. The questions in view stay. */
function useStillAsked({ token }: Flow, { questionaryId, employeeId }: Which) {
  const query = { filterList: { employeeId, questionaryId } };
  return useQuery({
    queryKey: ['stillAsked', token, questionaryId, employeeId],
    queryFn: ({ signal }) => call(testingStartEmployee, { query, token, signal }),
    gcTime: 0,
    ...tellOffline,
  });
}
