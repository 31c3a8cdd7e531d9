import { useRef, useState } from 'react';
import { createManyForm } from '#contract/assessment/questionary-from-file.ts';
import type { FieldError } from '#contract/platform/call/envelope.ts';
import type { Wrong } from '#web/platform/form/values.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { type RaterChoices, type SubjectSource, useSameForAll } from './same-for-all.ts';
import { useCreation } from './use-creation.ts';
import { useManyOfFile } from './use-many-of-file.ts';
import { useManyOfPeople } from './use-many-of-people.ts';

const isOfForm = ({ path }: Wrong): boolean => (path.split('.')[0] ?? '') in createManyForm.shape;

/** The shared values, the subjects, and sending both: checked first, then created. */
export function useQuestionariesFile(
  from: SubjectSource,
  onDone: () => void,
  onLaunched: () => void,
) {
  const { t } = useT();
  const [who, setWho] = useState(from);
  const [isDirty, setDirty] = useState(false);
  const same = useSameForAll(who, changed);
  const refused = useRef<Wrong[]>([]);
  const place = (error: FieldError) => isOfForm(error) && refused.current.push(error) > 0;
  const file = useManyOfFile(same, place);
  const people = useManyOfPeople(same, place);
  const given = who === 'file' ? file : people;
  const { sent, ...creation } = useCreation({
    save: () => asked(given.save),
    onLaunched,
    onDone,
  });

  /** Any change makes the last look out of date. */
  function changed() {
    setDirty(true);
    file.back();
    people.back();
  }
  /** Errors are at the form's fields, so they lead back from the preview to the form. */
  function sayWrong(wrong: readonly Wrong[]): boolean {
    const [first] = wrong;
    same.showWrong(wrong);
    if (!first) return false;
    given.back();
    toast.error(t('ui.checkFields'), first.message);
    return true;
  }
  /** Asks the server, unless the values have errors; shows those that it finds. */
  async function asked<R>(ask: () => Promise<R>): Promise<R | undefined> {
    if (sayWrong(same.findWrong())) return undefined;
    refused.current = [];
    const answer = await ask();
    sayWrong(refused.current);
    return answer;
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
      setWho(next);
    },
    /** Set where a file says who is assessed. */
    file: who === 'file' ? file : undefined,
    chooseFile(chosen: File | undefined) {
      setDirty(true);
      file.choose(chosen);
    },
    reply: given.reply,
    /** What will be created, once nothing is wrong. */
    made: who === 'file' && file.reply?.data.length !== 0 ? undefined : given.reply,
    isDirty,
    isBusy: given.isBusy,
    error: given.error,
    canSend: given.canSend,
    check: () => asked(given.check),
    raters: given.raters,
    decideRaters: (raters: Partial<RaterChoices>) => asked(() => given.decideRaters(raters)),
    toForm: given.back,
    sent,
    ...creation,
  };
}
export type QuestionariesWork = ReturnType<typeof useQuestionariesFile>;
