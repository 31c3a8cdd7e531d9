import {
  createMany,
  createManyForm,
  importMany,
} from '#contract/assessment/questionary-from-file.ts';
import type { FieldError } from '#contract/platform/call/envelope.ts';
import { type CallReply, call } from '#web/platform/api/call.ts';
import { useUpload } from '#web/platform/api/use-upload.ts';
import type { Wrong } from '#web/platform/form/values.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import type { SubjectSource, useSameForAll } from './same-for-all.ts';
import { useSendingFile } from './use-sending.ts';

export type ManyReply = CallReply<typeof importMany>;

const isOfForm = ({ path }: Wrong): boolean => (path.split('.')[0] ?? '') in createManyForm.shape;

export interface Wish {
  dryRun: boolean;
  /** Undefined where the file decides. */
  fromStructure: boolean | undefined;
}

/** Sends the shared values and the subjects to be checked or created, unless the values have errors. */
export function useSendMany(
  who: SubjectSource,
  { fileBody, peopleBody, showWrong, findWrong }: ReturnType<typeof useSameForAll>,
  onWrong: () => void,
) {
  const { t } = useT();
  const upload = useUpload();
  const sending = useSendingFile();
  /** Shows the errors. Returns whether there were any. */
  function sayWrong(wrong: readonly Wrong[]): boolean {
    const [first] = wrong;
    showWrong(wrong);
    if (!first) return false;
    onWrong();
    toast.error(t('ui.checkFields'), first.message);
    return true;
  }
  async function send({ dryRun, fromStructure }: Wish): Promise<ManyReply | undefined> {
    if (sayWrong(findWrong())) return undefined;
    const refused: Wrong[] = [];
    const place = (error: FieldError) => isOfForm(error) && refused.push(error) > 0;
    const query = { dryRun };
    const answer =
      who === 'file'
        ? await upload.send(
            (given) => call(importMany, { ...given, query, body: fileBody(fromStructure) }),
            place,
          )
        : await sending.send(
            () => call(createMany, { query, body: peopleBody(fromStructure) }),
            place,
          );
    sayWrong(refused);
    return answer;
  }
  const isOfFile = who === 'file';
  return {
    send,
    upload,
    isBusy: isOfFile ? upload.sent !== undefined : sending.isSending,
    error: isOfFile ? upload.error : sending.error,
    canSend: !isOfFile || upload.canSend,
  };
}
