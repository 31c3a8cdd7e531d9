import { useState } from 'react';
import { type SubjectSource, useSameForAll } from './same-for-all.ts';
import { useCreation } from './use-creation.ts';
import { type ManyReply, useSendMany } from './use-send-many.ts';

/** The shared values, the subjects, and sending both: checked first, then created. */
export function useQuestionariesFile(onDone: () => void, onLaunched: () => void) {
  const [who, setWho] = useState<SubjectSource>('people');
  const [fromStructure, setFromStructure] = useState<boolean>();
  const [reply, setReply] = useState<ManyReply>();
  const [isDirty, setDirty] = useState(false);
  const same = useSameForAll(who, changed);
  // Errors are at the form's fields, so errors lead back from the preview to the form.
  const { send, upload, ...sending } = useSendMany(who, same, toForm);
  const creation = useCreation({
    send: () => send({ dryRun: false, fromStructure }),
    onReply: setReply,
    onLaunched,
    onDone,
  });

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
    toForm,
    ...creation,
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
