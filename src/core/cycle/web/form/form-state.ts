import { useRef, useState } from 'react';
import {
  type CycleDetail,
  type CycleField,
  type createCycle,
  cycleDetail,
  cycleForm,
} from '#core/cycle/contract/cycle.ts';
import { type Cards, useCards } from '#core/cycle/web/cards/use-cards.ts';
import { addedBody, isAnybody, sayAdded } from '#core/cycle/web/people/chosen.ts';
import {
  useAddSubjects,
  useCreateCycle,
  useTakeTheirCycle,
  useUpdateCycle,
} from '#core/cycle/web/queries.ts';
import type { CallReply } from '#platform/web/api/call.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { errorWithin } from '#platform/web/form/values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import {
  type CycleStart,
  type CycleValues,
  cycleBodyOf,
  cycleValuesOf,
  followed,
  isByCards,
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
  /** What a new cycle begins with. Undefined for a saved one. */
  start: CycleStart | undefined;
  opens?: OpenSection | undefined;
  onClose: () => void;
  onSaved: (id: string, ask: Ask) => void;
  /** Called once a new cycle's people have their questionaries. `isLaunched`: some have gone to work. */
  onCards: (isLaunched: boolean) => void;
}

/** The form of a cycle. Saving a new one creates it and then adds its people. */
export function useCycleForm({ saved, start, opens, onSaved, onCards }: CycleFormProps) {
  const { t } = useT();
  const create = useCreateCycle();
  const update = useUpdateCycle();
  const add = useAddSubjects();
  const keepTheirs = useTakeTheirCycle();
  const ask = useRef<Ask>(undefined);
  /** A new one that is created, while its people are not added yet: it isn't created twice. */
  const [created, setCreated] = useState<CycleDetail>();
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
    placeOf: (path) => path.replace(/^employeeList\b.*/, 'employeeIdList'),
    // A file counts in a cycle by cards only; it isn't dropped in silence.
    alsoWrong: ({ chosen }) =>
      (byCards ? byCards.source === 'people' : cards.isDirty) && !isAnybody(chosen)
        ? [{ path: 'employeeIdList', key: 'cycle.people.nobodyChosen' }]
        : [],
    async send(body, base): Promise<CallReply<typeof createCycle> | undefined> {
      if (byCards) return void (await byCards.look());
      const on = created ?? base;
      const reply = on
        ? await update.mutateAsync({ body: { ...body, id: on.id, version: on.version } })
        : await create.mutateAsync({ body });
      setCreated(reply.data);
      if (isAnybody(form.values.chosen)) {
        const params = { id: reply.data.id };
        sayAdded(await add.mutateAsync({ params, body: addedBody(form.values.chosen) }), t);
      }
      return reply;
    },
    onDone: ({ data }) => onSaved(data.id, ask.current),
  });
  const { values, base, errors, theirs } = form;
  const cards: Cards = useCards(
    { settings: cycleBodyOf(values), wanted: addedBody(values.chosen) },
    onCards,
  );
  const byCards: Cards | undefined = !base && !created && isByCards(values) ? cards : undefined;
  /** What the sections of the form know about it. */
  const handle = {
    values,
    base,
    subjectCount: saved?.subjectCount ?? 0,
    isOpen: (field: CycleField) => base === undefined || base.openFieldList.includes(field),
    opens,
    error: (path: string) => errorWithin(errors, path),
    change: (changed: Partial<CycleValues>, ...cleared: string[]) =>
      form.change(
        {
          ...changed,
          ...(start && followed(values, { ...values, ...changed }, { start, nameOf })),
        },
        ...cleared,
      ),
    nameOf,
    /** Set for a new one in which HR names the raters. */
    cards: byCards,
    /** Reads a file: here, or of a cycle that stands, which saves it first. */
    toFile(): void {
      if (byCards) {
        byCards.setSource('file');
        return;
      }
      ask.current = 'file';
      if (base && !form.isDirty) onSaved(base.id, 'file');
      else form.ref.current?.requestSubmit();
    },
  };
  return {
    ...form,
    handle,
    isDirty: form.isDirty || cards.isDirty,
    isDone: () => form.isDone() || cards.isDone(),
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

export interface CycleSectionProps {
  form: ReturnType<typeof useCycleForm>['handle'];
}
