import { useState } from 'react';
import type { FieldError } from '#contract/platform/call/envelope.ts';
import { ApiError, errorText } from '#web/platform/api/call.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

/** Sends what is chosen without a file. What fails is said in one place. */
export function useSendingFile() {
  const { t } = useT();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  /** Undefined when it failed. `place` takes the errors that belong to fields. */
  async function send<R>(
    work: () => Promise<R>,
    place: (error: FieldError) => boolean,
  ): Promise<R | undefined> {
    setError(undefined);
    setSending(true);
    try {
      return await work();
    } catch (failure) {
      const named = failure instanceof ApiError ? failure.errors : [];
      const left = named.filter((one) => !place(one));
      const isPlaced = named.length > 0 && left.length === 0;
      setError(isPlaced ? undefined : (left[0]?.message ?? errorText(failure, t)));
      return undefined;
    } finally {
      setSending(false);
    }
  }
  return { isSending, error, send };
}
