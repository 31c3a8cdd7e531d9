import { useState } from 'react';
import type { FieldError } from '#contract/call/envelope.ts';
import { getQuestionaryList } from '#contract/questionary.ts';
import { createMany, createManyForm, importMany } from '#contract/questionary-from-file.ts';
import { type CallReply, call } from '#web/api/call.ts';
import { useReload } from '#web/api/queries.ts';
import { useUpload } from '#web/api/use-upload.ts';
import type { Wrong } from '#web/form/values.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { toast } from '#web/ui/base/toast-store.ts';
import { type SubjectSource, useSameForAll } from './same-for-all.ts';
import { useSending } from './use-sending.ts';
import { useSentWave } from './use-sent-wave.ts';

export type ManyReply = CallReply<typeof importMany>;

const isOfForm = ({ path }: Wrong): boolean => (path.split('.')[0] ?? '') in createManyForm.shape;

interface Wish {
  dryRun: boolean;
  /** Undefined where the file decides. */
  fromStructure: boolean | undefined;
}

/** Sends the shared values and the subjects to be checked or created, unless the values have errors. */
function useSendMany(
  who: SubjectSource,
  { fileBody, peopleBody, showWrong, findWrong }: ReturnType<typeof useSameForAll>,
  onWrong: () => void,
) {
  const { t } = useT();
  const upload = useUpload();
  const sending = useSending();
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

/** The shared values, the subjects, and sending both: checked first, then created. */
export function useQuestionariesFile(onDone: () => void) {
  const { t } = useT();
  const sent = useSentWave();
  const [who, setWho] = useState<SubjectSource>('people');
  const [fromStructure, setFromStructure] = useState<boolean>();
  const [reply, setReply] = useState<ManyReply>();
  const [isDirty, setDirty] = useState(false);
  const same = useSameForAll(who, changed);
  // Errors are at the form's fields, so errors lead back from the preview to the form.
  const { send, upload, ...sending } = useSendMany(who, same, toForm);
  const reload = useReload();

  /** Any change makes the last check out of date. */
  function changed() {
    setDirty(true);
    setReply(undefined);
  }
  function toForm() {
    setReply(undefined);
  }
  async function check() {
    setReply(undefined);
    setReply(await send({ dryRun: true, fromStructure }));
  }
  /** Creates them. Undefined when nothing was created, and the errors are shown. */
  async function make(): Promise<ManyReply | undefined> {
    const made = await send({ dryRun: false, fromStructure });
    if (made && made.rowErrorList.length === 0) {
      void reload(getQuestionaryList);
      return made;
    }
    // Somebody may have changed the people since the check. Then nothing is created, and the rows
    // say why.
    if (made) setReply(made);
    return undefined;
  }
  async function create() {
    const made = await make();
    if (!made) return;
    toast.success(made.message);
    onDone();
  }
  /** Creates them and sends to work those that may go. What stays is listed until it is closed. */
  async function createAndSend() {
    const made = await make();
    if (!made) return;
    setReply(made);
    const refused = await sent.run(made);
    if (refused > 0) return;
    toast.success(t('fromFile.many.sent', { count: made.data.length }));
    onDone();
  }
  const { ref, form, source, setSource } = same;
  return {
    ref,
    form,
    source,
    setSource,
    who,
    setWho(next: SubjectSource) {
      changed();
      setFromStructure(undefined);
      setWho(next);
    },
    reply,
    isDirty,
    check,
    /** Looks again, with participants from the structure or without them. */
    async takeFromStructure(on: boolean) {
      setFromStructure(on);
      const looked = await send({ dryRun: true, fromStructure: on });
      if (looked) setReply(looked);
      else setFromStructure(fromStructure);
    },
    create,
    createAndSend,
    sent,
    toForm,
    ...sending,
    upload: {
      ...upload,
      choose: (file: File | undefined) => {
        changed();
        setFromStructure(undefined);
        upload.choose(file);
      },
    },
  };
}
export type QuestionariesWork = ReturnType<typeof useQuestionariesFile>;
