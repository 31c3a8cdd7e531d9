import { useReload } from '#web/platform/api/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import type { ManyReply } from './use-send-many.ts';
import { useSentWave } from './use-sent-wave.ts';

interface Creation {
  /** Undefined where it could not be sent. */
  send: () => Promise<ManyReply | undefined>;
  onReply: (reply: ManyReply) => void;
  /** Some have gone to work. */
  onLaunched: () => void;
  onDone: () => void;
}

/** Creates the questionaries, and sends them to work if that is wanted. */
export function useCreation({ send, onReply, onLaunched, onDone }: Creation) {
  const { t } = useT();
  const reload = useReload();
  const sent = useSentWave();

  /** Undefined when nothing was created, and the errors are shown. */
  async function make(): Promise<ManyReply | undefined> {
    const made = await send();
    if (made && made.rowErrorList.length === 0) {
      void reload();
      return made;
    }
    // Somebody may have changed the people since the check. Then nothing is created, and the rows
    // say why.
    if (made) onReply(made);
    return undefined;
  }
  async function create() {
    const made = await make();
    if (!made) return;
    toast.success(made.message);
    onDone();
  }
  /** Sends to work those that may go. What stays is listed until it is closed. */
  async function createAndSend() {
    const made = await make();
    if (!made) return;
    onReply(made);
    const refused = await sent.run(made);
    if (refused < made.data.length) onLaunched();
    if (refused > 0) return;
    toast.success(t('fromFile.many.sent', { count: made.data.length }));
    onDone();
  }
  return { sent, create, createAndSend };
}
