import { useSession } from '#core/account/web/session/session.ts';
import { useToday } from '#core/account/web/session/today.ts';
import {
  type QuestionaryDetail,
  questionaryDetail,
  questionaryForm,
} from '#core/questionary/contract/questionary.ts';
import { repeatIssues } from '#core/questionary/contract/rules/next-dates.ts';
import {
  clearedBy,
  type FormValues,
  newValues,
  overTheirs,
  type PickedRole,
  valuesOf,
} from '#core/questionary/web/form-rules.ts';
import { useCreate, useTakeTheirs, useUpdate } from '#core/questionary/web/queries.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { type FieldPlace, fieldPlaceOf, payloadOf, placeIssues } from './form-body.ts';

/** What the sections of the form know about it. */
export interface FormHandle {
  values: FormValues;
  /** The saved questionary being edited; undefined for a new one. */
  base: QuestionaryDetail | undefined;
  /** In work: only the end date and participants can change. */
  locked: boolean;
  error: (field: FieldPlace) => string | undefined;
  change: (changed: Partial<FormValues>) => void;
  /** It was opened for adding people in this role; where nobody is chosen, it closes. */
  adds?: { role: PickedRole; onNobody: () => void } | undefined;
}

export interface QuestionaryFormProps {
  /** Undefined for a new questionary. */
  saved: QuestionaryDetail | undefined;
  adds?: PickedRole | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
}

export function useQuestionaryForm({ saved, adds, onClose, onCreated }: QuestionaryFormProps) {
  const { t } = useT();
  const today = useToday();
  const { newQuestionary } = useSession().structure;
  /** In work the last day may be any. */
  const periodIssues = (now: FormValues, from: QuestionaryDetail | undefined) => {
    const { anonymityThreshold } = from ?? newQuestionary;
    return from?.status === 'inwork' ? [] : repeatIssues({ ...now, anonymityThreshold });
  };
  const create = useCreate();
  const update = useUpdate();
  const keepTheirs = useTakeTheirs();
  const form = useForm({
    saved,
    valuesOf: (from) => (from ? valuesOf(from) : newValues(today, newQuestionary.smallGroups)),
    bodyOf: payloadOf,
    schema: questionaryForm,
    alsoWrong: (now, from) => [...placeIssues(now), ...periodIssues(now, from)],
    placeOf: fieldPlaceOf,
    savedSchema: questionaryDetail,
    over: overTheirs,
    toasts: { wrong: t('errors.questionary.create'), failed: t('questionaryForm.noAnswer') },
    send: (body, base) =>
      base
        ? update.mutateAsync({ body: { ...body, id: base.id, version: base.version } })
        : create.mutateAsync({ body }),
    onDone: ({ data }) => (saved ? onClose() : onCreated(data.id)),
  });
  const { values, base, errors, theirs } = form;
  const handle: FormHandle = {
    values,
    base,
    locked: base?.status === 'inwork',
    error: (field) => errors[field],
    change: (changed) => form.change(changed, ...clearedBy(changed)),
    adds: adds && { role: adds, onNobody: onClose },
  };
  return {
    ...form,
    handle,
    takeTheirs() {
      if (theirs) keepTheirs(theirs);
      form.takeTheirs();
    },
  };
}
