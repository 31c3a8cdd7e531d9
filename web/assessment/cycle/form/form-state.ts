import { useRef } from 'react';
import {
  type CycleDetail,
  type CycleField,
  cycleDetail,
  cycleForm,
} from '#contract/assessment/cycle/cycle.ts';
import { addedBody, isAnybody } from '#web/assessment/cycle/people/chosen.ts';
import { sayAdded } from '#web/assessment/cycle/people/say-added.ts';
import {
  useAddSubjects,
  useCreateCycle,
  useTakeTheirCycle,
  useUpdateCycle,
} from '#web/assessment/cycle/queries.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { errorWithin } from '#web/platform/form/values.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import {
  type CycleStart,
  type CycleValues,
  cycleBodyOf,
  cycleValuesOf,
  type NameOf,
  newCycleValues,
  overTheirCycle,
  seasonOf,
} from './values.ts';

/** What comes once it is saved: the question whether to begin, or a file with its people. */
export type Ask = 'start' | 'file' | undefined;

/** What the form is opened for. */
export type OpenSection = 'about' | 'days' | 'choosing';

export interface CycleFormProps {
  saved: CycleDetail | undefined;
  /** Of a new one. */
  start: CycleStart | undefined;
  opens?: OpenSection | undefined;
  onClose: () => void;
  onSaved: (id: string, ask: Ask) => void;
}

/** What the sections of the form know about it. */
export interface CycleHandle {
  values: CycleValues;
  base: CycleDetail | undefined;
  /** How many are in it by now. */
  subjectCount: number;
  /** The section that is open from the beginning. */
  opens: OpenSection | undefined;
  /** Whether the field may still change. */
  isOpen: (field: CycleField) => boolean;
  /** What is wrong at a field or within it. */
  error: (path: string) => string | undefined;
  change: (changed: Partial<CycleValues>, ...cleared: string[]) => void;
  nameOf: NameOf;
  /** Saves it, as a file is read for a cycle that stands, and goes on to the file. */
  toFile: () => void;
}

export interface CycleSectionProps {
  form: CycleHandle;
}

/** The form of a cycle. Saving a new one creates it and then adds its people. */
export function useCycleForm({ saved, start, opens, onSaved }: CycleFormProps) {
  const { t } = useT();
  const create = useCreateCycle();
  const update = useUpdateCycle();
  const add = useAddSubjects();
  const keepTheirs = useTakeTheirCycle();
  const ask = useRef<Ask>(undefined);
  /** A new one that is created, while its people are not added yet: it isn't created twice. */
  const created = useRef<CycleDetail>(undefined);
  const nameOf: NameOf = (method, dateStart) => {
    const { season, year } = seasonOf(dateStart);
    return t(`cycleForm.proposed.${season}`, { method, year });
  };
  const form = useForm({
    saved,
    valuesOf: (from): CycleValues =>
      from || !start ? cycleValuesOf(from as CycleDetail) : newCycleValues(start, nameOf),
    bodyOf: cycleBodyOf,
    schema: cycleForm,
    savedSchema: cycleDetail,
    over: overTheirCycle,
    toasts: { wrong: t('cycleForm.wrong'), failed: t('cycleForm.failed') },
    async send(body, base) {
      const on = base ?? created.current;
      const reply = on
        ? await update.mutateAsync({ body: { ...body, id: on.id, version: on.version } })
        : await create.mutateAsync({ body });
      created.current = reply.data;
      if (isAnybody(form.values.chosen)) {
        const params = { id: reply.data.id };
        sayAdded(await add.mutateAsync({ params, body: addedBody(form.values.chosen) }), t);
      }
      return reply;
    },
    onDone: ({ data }) => onSaved(data.id, ask.current),
  });
  const { values, base, errors, theirs } = form;
  const handle: CycleHandle = {
    values,
    base,
    subjectCount: saved?.subjectCount ?? 0,
    isOpen: (field) => base === undefined || base.openFieldList.includes(field),
    opens,
    error: (path) => errorWithin(errors, path),
    change: form.change,
    nameOf,
    toFile() {
      ask.current = 'file';
      if (base && !form.isDirty) onSaved(base.id, 'file');
      else form.ref.current?.requestSubmit();
    },
  };
  return {
    ...form,
    handle,
    /** What the next submit is for. */
    setAsk(next: Ask) {
      ask.current = next;
    },
    takeTheirs() {
      if (theirs) keepTheirs(theirs);
      form.takeTheirs();
    },
  };
}
