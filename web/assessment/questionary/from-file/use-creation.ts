import type { ManyReply } from '#contract/assessment/questionary-from-file.ts';
import { useReload } from '#web/platform/api/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { useSentWave } from './use-sent-wave.ts';

interface Creation {
  /** Undefined where nothing was created: why is shown. */
  save: () => Promise<(ManyReply & { message: string }) | undefined>;
  /** Some have gone to work. */
  onLaunched: () => void;
  onDone: () => void;
}

/** Creates the questionaries, and sends them to work if that is wanted. */
export function useCreation({ save, onLaunched, onDone }: Creation) {
  const { t } = useT();
  const reload = useReload();
  const sent = useSentWave();

  async function make() {
    const made = await save();
    if (made) void reload();
    return made;
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
    const refused = await sent.run(made.questionaryList);
    if (refused < made.questionaryList.length) onLaunched();
    if (refused > 0) return;
    toast.success(t('fromFile.many.sent', { count: made.questionaryList.length }));
    onDone();
  }
  return { sent, create, createAndSend };
}
