import { useState } from 'react';
import { z } from 'zod/mini';
import type { BodyInput } from '#contract/endpoint.ts';
import { issuesOf } from '#contract/issues.ts';
import { getQuestionaryList } from '#contract/questionary.ts';
import { importMany, importManyForm } from '#contract/questionary-file.ts';
import type { TextKey } from '#i18n/t.ts';
import { type CallReply, call } from '#web/api.ts';
import { useReload } from '#web/api-queries.ts';
import { useToday } from '#web/session/today.ts';
import { useT } from '#web/ui/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useUpload } from '#web/use-upload.ts';
import { type FormField, type FormValues, newValues } from './form-rules.ts';
import type { FormHandle } from './form-state.ts';

/** Whose competencies the questionaries have. */
export type CompetenceSource = 'ofPosition' | 'chosen';
export type ManyReply = CallReply<typeof importMany>;
type Errors = Partial<Record<FormField, string>>;
const fields = ['method', 'dateStart', 'dateEnd', 'isAnonymous', 'competenceList'] as const;

/** What is the same for all, the file, and its way to the server: checked first, then created. */
export function useQuestionariesFile(onDone: () => void) {
  const { t } = useT();
  const today = useToday();
  const [values, setValues] = useState<FormValues>(() => ({
    ...newValues(today),
    ...{ method: '360', type: 'surname' },
  }));
  const [source, setSource] = useState<CompetenceSource>('ofPosition');
  const [errors, setErrors] = useState<Errors>({});
  const [reply, setReply] = useState<ManyReply>();
  const [refusals, setRefusals] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const upload = useUpload();
  const reload = useReload();
  const say = t as (key: TextKey, params?: object) => string;

  /** Whatever is changed, what was checked is no longer it. */
  function changed() {
    setDirty(true);
    setReply(undefined);
  }
  function placeError(path: string, message: string): boolean {
    const field = fields.find((one) => one === path.split('.')[0]);
    if (!field) return false;
    setErrors((before) => ({ ...before, [field]: message }));
    // The fields are in the form, not beside what was looked at.
    setReply(undefined);
    refuse(message);
    return true;
  }
  function refuse(message: string): undefined {
    setRefusals((before) => before + 1);
    toast.error(t('ui.checkFields'), message);
  }
  function findErrors(body: BodyInput<typeof importMany>): Errors {
    const parsed = z.safeParse(importManyForm, body, { reportInput: true });
    const found: Errors = {};
    for (const { path, key, params } of parsed.success ? [] : issuesOf(parsed.error)) {
      const field = fields.find((one) => one === path.split('.')[0]);
      if (field) found[field] ??= say(key, params);
    }
    if (source === 'chosen' && values.competenceList.length === 0) {
      found.competenceList = t('raters.many.chooseSome');
    }
    return found;
  }
  async function send(dryRun: boolean): Promise<ManyReply | undefined> {
    const body = bodyOf(values, source);
    const found = findErrors(body);
    setErrors(found);
    const [first] = Object.values(found);
    if (first) return refuse(first);
    return upload.send(
      (sending) => call(importMany, { ...sending, query: { dryRun }, body }),
      ({ path, message }) => placeError(path, message),
    );
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
  const form: FormHandle = {
    ...{ values, base: undefined, locked: false },
    error: (field) => errors[field],
    change: (given) => {
      changed();
      setValues((before) => ({ ...before, ...given }));
      setErrors((before) => without(before, Object.keys(given)));
    },
  };
  return {
    form,
    source,
    reply,
    /** Counts how often fields were wrong. */
    refusals,
    isDirty,
    check,
    create,
    toForm: () => setReply(undefined),
    setSource: (next: CompetenceSource) => {
      changed();
      setSource(next);
      setErrors((before) => without(before, ['competenceList']));
    },
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
    ...{ method, isAnonymous: isAnonymous ? 'true' : 'false' },
    // A cleared date is a missing one.
    ...(dateStart && { dateStart }),
    ...(dateEnd && { dateEnd }),
    ...(isChosen && { competenceList: competenceList.map(({ id }) => id).join(',') }),
  } as BodyInput<typeof importMany>;
}

/** The two dates are wrong together, so they are right together. */
function without(errors: Errors, names: readonly string[]): Errors {
  const gone = names.some((name) => name.startsWith('date'))
    ? [...names, 'dateStart', 'dateEnd']
    : names;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.includes(field)));
}
