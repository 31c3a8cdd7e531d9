import { useState } from 'react';
import { createMany } from '#contract/assessment/questionary-from-file.ts';
import type { FieldError } from '#contract/platform/call/envelope.ts';
import { type CallReply, call } from '#web/platform/api/call.ts';
import type { useSameForAll } from './same-for-all.ts';
import { useSendingFile } from './use-sending.ts';

type Reply = CallReply<typeof createMany>;

/** A questionary for each of some chosen people. `place` takes the errors at the form's fields. */
export function useManyOfPeople(
  { peopleBody }: ReturnType<typeof useSameForAll>,
  place: (error: FieldError) => boolean,
) {
  const { isSending, error, send } = useSendingFile();
  const [reply, setReply] = useState<Reply>();
  const [fromStructure, setFromStructure] = useState<boolean>();
  const ask = (dryRun: boolean, isWanted: boolean | undefined) =>
    send(() => call(createMany, { query: { dryRun }, body: peopleBody(isWanted) }), place);
  return {
    reply,
    error,
    canSend: true,
    isBusy: isSending,
    back: () => setReply(undefined),
    check: async () => setReply(await ask(true, fromStructure)),
    /** Looks again, with participants from the structure or without them. */
    async takeFromStructure(on: boolean) {
      const looked = await ask(true, on);
      if (!looked) return;
      setFromStructure(on);
      setReply(looked);
    },
    save: () => ask(false, fromStructure),
  };
}
