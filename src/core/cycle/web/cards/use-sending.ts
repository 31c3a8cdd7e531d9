import { useState } from 'react';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** Sends what the window shows. What fails is said there. */
export function useSending() {
  const { t } = useT();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  /** Undefined when it failed. */
  async function send<R>(work: () => Promise<R>): Promise<R | undefined> {
    setError(undefined);
    setSending(true);
    try {
      return await work();
    } catch (failure) {
      const [first] = failure instanceof ApiError ? failure.errors : [];
      setError(first?.message ?? errorText(failure, t));
      return undefined;
    } finally {
      setSending(false);
    }
  }
  return { isSending, error, send, forget: () => setError(undefined) };
}
