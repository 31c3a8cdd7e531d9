import { useEffect, useState } from 'react';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { ApiError } from '#platform/web/api/call.ts';

/**
 * The state of a mailed link: it works and the server says something about it, it no longer works,
 * or asking failed.
 */
export type LinkState<Said> =
  | { state: 'checking' | 'dead' }
  | { state: 'failed'; error: unknown }
  | { state: 'open'; said: Said };

/** Asks whether the link works; this does not spend it. Without a token there is none. `ask` must be the same function at every render. */
export function useMailedLink<Said>(
  token: string,
  ask: (token: string, signal: AbortSignal) => Promise<Said>,
) {
  const [link, setLink] = useState<LinkState<Said>>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!token) return setLink({ state: 'dead' });
    const leaving = new AbortController();
    setLink({ state: 'checking' });
    ask(token, leaving.signal).then(
      (said) => setLink({ state: 'open', said }),
      (error) => leaving.signal.aborted || setLink(stateAfter(error)),
    );
    return () => leaving.abort();
  }, [token, ask, attempt]);
  return { link, setLink, retry: () => setAttempt(attempt + 1) };
}

export const isDead = (error: unknown) =>
  error instanceof ApiError && error.code === errorCodes.linkExpired.code;
const stateAfter = (error: unknown) =>
  isDead(error) ? ({ state: 'dead' } as const) : ({ state: 'failed', error } as const);
