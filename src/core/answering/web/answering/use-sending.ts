import { useEffect, useRef, useState } from 'react';
import type { sendResult } from '#core/answering/contract/answering.ts';
import { type DraftPlace, draftKey, readKept } from '#core/answering/web/draft/draft-storage.ts';
import { mayPass, useSubmit } from '#core/answering/web/flow.ts';
import type { RefusedAnswer } from '#core/answering/web/refused-answer.ts';
import { type ApiError, type CallInput, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Timer } from '#platform/web/ui/base/timer.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { callOff, sendLater } from './send-later.ts';

interface Sending {
  place: DraftPlace;
  /** The answers are on the device too. */
  isKept: boolean;
  timer: Timer;
  onSaved: () => void;
  onRefused: (at: RefusedAnswer) => void;
}

/**
 * Sends the answers. What fails for want of a network or a server is sent again once it is back: the
 * same sheet, which the server saves once. That goes on after the screen is closed, and is said then
 * (rule 56).
 */
export function useSendingAnswers({ place, isKept, timer, onSaved, onRefused }: Sending) {
  const { t } = useT();
  const key = draftKey(place);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const failures = useRef(0);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    // Whatever an earlier screen still had to send is in view here.
    callOff(key);
    return () => {
      isOpen.current = false;
    };
  }, [key]);

  const submit = useSubmit({
    onSaved: () => {
      callOff(key);
      onSaved();
      if (!isOpen.current) toast.success(t('answering.step.sentLater'));
    },
    onFailed: (error, input, refused) => {
      setFailure(error);
      failures.current += 1;
      if (refused) onRefused(refused);
      if (mayPass(error)) wait(input);
      if (isOpen.current || (failures.current > 1 && mayPass(error))) return;
      toast.error(t('answering.step.sendFailed'), errorText(error, t));
    },
  });
  function mutate(input: CallInput<typeof sendResult>) {
    callOff(key);
    submit.mutate(input);
  }
  function wait(input: CallInput<typeof sendResult>) {
    const send = () => {
      // Deleted from the device meanwhile, as by who signs out: nobody wants them sent.
      if (!isKept || readKept(place) !== null) mutate(input);
    };
    sendLater(key, { send, failures: failures.current, timer });
  }
  return {
    ...submit,
    mutate,
    /** Stays in view while the answers are sent again. */
    failure,
    reset() {
      callOff(key);
      failures.current = 0;
      setFailure(null);
      submit.reset();
    },
  };
}
