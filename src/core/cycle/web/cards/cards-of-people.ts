import { useState } from 'react';
import { createMany } from '#core/questionary/contract/questionary-from-file.ts';
import { ApiError, type CallReply, call, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { type Asked, noRaterChoices, peopleBody, type RaterChoices } from './bodies.ts';

type Reply = CallReply<typeof createMany>;

/** A questionary for each of some chosen people. `asked`: what the form holds. */
export function useCardsOfPeople(asked: Asked) {
  const { isSending, error, send, forget } = useSending();
  const [reply, setReply] = useState<Reply>();
  const [raters, setRaters] = useState(noRaterChoices);
  const ask = (dryRun: boolean, wanted: RaterChoices) =>
    call(createMany, { query: { dryRun }, body: peopleBody(asked, wanted) });
  return {
    reply,
    error,
    canSend: true,
    isBusy: isSending,
    back() {
      setReply(undefined);
      forget();
    },
    look: async () => setReply(await ask(true, raters)),
    raters,
    /** Looks again, with other raters. */
    async decideRaters(changed: Partial<RaterChoices>) {
      const wanted = { ...raters, ...changed };
      const looked = await send(() => ask(true, wanted));
      if (!looked) return;
      setRaters(wanted);
      setReply(looked);
    },
    save: () => send(() => ask(false, raters)),
  };
}

/** Sends what the window shows. What fails is said there. */
function useSending() {
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
