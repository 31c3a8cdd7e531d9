import { useRef, useState } from 'react';
import { useReload } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import type { Asked } from './bodies.ts';
import { useCardsOfFile } from './cards-of-file.ts';
import { useCardsOfPeople } from './cards-of-people.ts';
import { useSentWave } from './use-sent-wave.ts';

/** Who is assessed: those chosen in the form, or those of a file. */
export type CardsSource = 'people' | 'file';

/**
 * The cards of a new cycle in which HR names the raters: looked at first, then created, and launched if that is
 * wanted. `onDone`: some have gone to work, or none.
 */
export function useCards(asked: Asked, onDone: (isLaunched: boolean) => void) {
  const { t } = useT();
  const reload = useReload();
  const [source, setSource] = useState<CardsSource>('people');
  const isCreated = useRef(false);
  const file = useCardsOfFile(asked);
  const people = useCardsOfPeople(asked);
  const given = source === 'file' ? file : people;
  const sent = useSentWave();

  async function make() {
    const made = await given.save();
    if (!made) return undefined;
    isCreated.current = true;
    void reload();
    return made;
  }
  async function create() {
    const made = await make();
    if (!made) return;
    toast.success(made.message);
    onDone(false);
  }
  /** Sends to work those that may go. What stays is listed until it is closed. */
  async function createAndSend() {
    const made = await make();
    if (!made) return;
    if ((await sent.run(made.questionaryList)) > 0) return;
    toast.success(
      `${t('fromFile.many.sent', { count: made.questionaryList.length })}. ${t('many.invitees', { count: made.inviteeCount })}`,
    );
    onDone(true);
  }
  return {
    source,
    setSource,
    /** Set where a file says who is assessed. */
    file: source === 'file' ? file : undefined,
    /** A file was refused: why stands at it. */
    isFileWrong:
      source === 'file' && (file.error !== undefined || (file.reply?.data.length ?? 0) > 0),
    isDirty: source === 'file' && file.file !== undefined,
    isDone: () => isCreated.current,
    canSend: given.canSend,
    isBusy: given.isBusy,
    error: given.error,
    /** Throws what the form has to show. */
    look: given.look,
    /** What will be created, once nothing is wrong. */
    made: source === 'file' && file.reply?.data.length !== 0 ? undefined : given.reply,
    back: given.back,
    raters: given.raters,
    decideRaters: given.decideRaters,
    create,
    createAndSend,
    sent,
    /** Closes the list of those that stayed. */
    end: () => onDone(true),
  };
}
export type Cards = ReturnType<typeof useCards>;
