import { useState } from 'react';
import type { BodyInput } from '#contract/call/endpoint.ts';
import { getQuestionaryList } from '#contract/questionary.ts';
import { importMany, importManyForm } from '#contract/questionary-from-file.ts';
import { type CallReply, call } from '#web/api/call.ts';
import { useReload } from '#web/api/queries.ts';
import { useUpload } from '#web/api/use-upload.ts';
import { errorWithin, inWords, issuesIn, useFormValues, type Wrong } from '#web/form/values.ts';
import type { FormHandle } from '#web/questionary/fields/form-state.ts';
import { clearedBy, type FormValues, newValues } from '#web/questionary/form-rules.ts';
import { useToday } from '#web/session/today.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { toast } from '#web/ui/base/toast-store.ts';

/** Whose competencies the questionaries have. */
export type CompetenceSource = 'ofPosition' | 'chosen';
export type ManyReply = CallReply<typeof importMany>;

const isOfForm = ({ path }: Wrong): boolean => (path.split('.')[0] ?? '') in importManyForm.shape;

/** What is the same for all, and what is wrong with it. */
function useSameForAll(onChange: () => void) {
  const { t } = useT();
  const today = useToday();
  const { ref, values, errors, ...fields } = useFormValues(
    (): FormValues => ({ ...newValues(today), method: '360', type: 'surname' }),
  );
  const [source, setSource] = useState<CompetenceSource>('ofPosition');
  const body = bodyOf(values, source);
  const form: FormHandle = {
    values,
    base: undefined,
    locked: false,
    error: (field) => errorWithin(errors, field),
    change: (given) => {
      onChange();
      fields.change(given, ...clearedBy(given));
    },
  };
  return {
    ref,
    form,
    source,
    setSource: (next: CompetenceSource) => {
      onChange();
      setSource(next);
      fields.change({}, 'competenceList');
    },
    body,
    showWrong: fields.showWrong,
    findWrong(): Wrong[] {
      const isMissing = source === 'chosen' && values.competenceList.length === 0;
      return [
        ...inWords(issuesIn(importManyForm, body), t),
        ...(isMissing ? [{ path: 'competenceList', message: t('fromFile.many.chooseSome') }] : []),
      ];
    },
  };
}

/** Sends them to be checked or created, unless something is wrong with what is the same for all. */
function useSendMany(
  { body, showWrong, findWrong }: ReturnType<typeof useSameForAll>,
  upload: ReturnType<typeof useUpload>,
  onWrong: () => void,
) {
  const { t } = useT();
  /** Whether anything is. */
  function sayWrong(wrong: readonly Wrong[]): boolean {
    const [first] = wrong;
    showWrong(wrong);
    if (!first) return false;
    onWrong();
    toast.error(t('ui.checkFields'), first.message);
    return true;
  }
  return async (dryRun: boolean): Promise<ManyReply | undefined> => {
    if (sayWrong(findWrong())) return undefined;
    const refused: Wrong[] = [];
    const answer = await upload.send(
      (sending) => call(importMany, { ...sending, query: { dryRun }, body }),
      (error) => isOfForm(error) && refused.push(error) > 0,
    );
    sayWrong(refused);
    return answer;
  };
}

/** What is the same for all, the file, and its way to the server: checked first, then created. */
export function useQuestionariesFile(onDone: () => void) {
  const [reply, setReply] = useState<ManyReply>();
  const [isDirty, setDirty] = useState(false);
  const same = useSameForAll(changed);
  const upload = useUpload();
  // What is wrong is in the form, not beside what was looked at.
  const send = useSendMany(same, upload, toForm);
  const reload = useReload();

  /** Whatever is changed, what was checked is no longer it. */
  function changed() {
    setDirty(true);
    setReply(undefined);
  }
  function toForm() {
    setReply(undefined);
  }
  async function check() {
    setReply(undefined);
    setReply(await send(true));
  }
  async function create() {
    const made = await send(false);
    // Somebody may have changed the people meanwhile: then nothing is created, and the rows say why.
    if (!made || made.rowErrorList.length > 0) return made && setReply(made);
    toast.success(made.message);
    void reload(getQuestionaryList);
    onDone();
  }
  const { ref, form, source, setSource } = same;
  return {
    ref,
    form,
    source,
    setSource,
    reply,
    isDirty,
    check,
    create,
    toForm,
    upload: {
      ...upload,
      choose: (file: File | undefined) => {
        changed();
        upload.choose(file);
      },
    },
  };
}
export type QuestionariesWork = ReturnType<typeof useQuestionariesFile>;

function bodyOf(values: FormValues, source: CompetenceSource): BodyInput<typeof importMany> {
  const { method, dateStart, dateEnd, isAnonymous, competenceList } = values;
  const isChosen = source === 'chosen' && competenceList.length > 0;
  return {
    method,
    isAnonymous: isAnonymous ? 'true' : 'false',
    // A cleared date is a missing one.
    ...(dateStart && { dateStart }),
    ...(dateEnd && { dateEnd }),
    ...(isChosen && { competenceList: competenceList.map(({ id }) => id).join(',') }),
  } as BodyInput<typeof importMany>;
}
