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
import { useSentWave } from './use-sent-wave.ts';

/** Where the questionaries get their competencies from. */
export type CompetenceSource = 'ofPosition' | 'chosen';
export type ManyReply = CallReply<typeof importMany>;

const isOfForm = ({ path }: Wrong): boolean => (path.split('.')[0] ?? '') in importManyForm.shape;

/** The values that all questionaries share, and their errors. */
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

/** Sends the shared values and the file to be checked or created, unless the shared values have errors. */
function useSendMany(
  { body, showWrong, findWrong }: ReturnType<typeof useSameForAll>,
  upload: ReturnType<typeof useUpload>,
  onWrong: () => void,
) {
  const { t } = useT();
  /** Shows the errors. Returns whether there were any. */
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

/** The shared values, the file, and sending both: checked first, then created. */
export function useQuestionariesFile(onDone: () => void) {
  const { t } = useT();
  const sent = useSentWave();
  const [reply, setReply] = useState<ManyReply>();
  const [isDirty, setDirty] = useState(false);
  const same = useSameForAll(changed);
  const upload = useUpload();
  // Errors are at the form's fields, so errors lead back from the preview to the form.
  const send = useSendMany(same, upload, toForm);
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
    setReply(await send(true));
  }
  /** Creates them. Undefined when nothing was created, and the errors are shown. */
  async function make(): Promise<ManyReply | undefined> {
    const made = await send(false);
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
    reply,
    isDirty,
    check,
    create,
    createAndSend,
    sent,
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
    // A cleared date counts as missing.
    ...(dateStart && { dateStart }),
    ...(dateEnd && { dateEnd }),
    ...(isChosen && { competenceList: competenceList.map(({ id }) => id).join(',') }),
  } as BodyInput<typeof importMany>;
}
