import { useState } from 'react';
import { createMany } from '#core/questionary/contract/questionary-from-file.ts';
import { type CallReply, call } from '#platform/web/api/call.ts';
import { type Asked, noRaterChoices, peopleBody, type RaterChoices } from './bodies.ts';
import { useSending } from './use-sending.ts';

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
