import { useState } from 'react';
import { createMany } from '#contract/assessment/questionary-from-file.ts';
import type { FieldError } from '#contract/platform/call/envelope.ts';
import { type CallReply, call } from '#web/platform/api/call.ts';
import { noRaterChoices, type RaterChoices, type useSameForAll } from './same-for-all.ts';
import { useSendingFile } from './use-sending.ts';

type Reply = CallReply<typeof createMany>;

/** A questionary for each of some chosen people. `place` takes the errors at the form's fields. */
export function useManyOfPeople(
  { peopleBody }: ReturnType<typeof useSameForAll>,
  place: (error: FieldError) => boolean,
) {
  const { isSending, error, send } = useSendingFile();
  const [reply, setReply] = useState<Reply>();
  const [raters, setRaters] = useState(noRaterChoices);
  const ask = (dryRun: boolean, wanted: RaterChoices) =>
    send(() => call(createMany, { query: { dryRun }, body: peopleBody(wanted) }), place);
  return {
    reply,
    error,
    canSend: true,
    isBusy: isSending,
    back: () => setReply(undefined),
    check: async () => setReply(await ask(true, raters)),
    raters,
    /** Looks again, with other raters. */
    async decideRaters(changed: Partial<RaterChoices>) {
      const wanted = { ...raters, ...changed };
      const looked = await ask(true, wanted);
      if (!looked) return;
      setRaters(wanted);
      setReply(looked);
    },
    save: () => ask(false, raters),
  };
}
