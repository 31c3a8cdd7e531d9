import { useId, useState } from 'react';
import { type Plan, plan as planSchema, updatePlan } from '#core/plan/contract/plan.ts';
import { goalForms, type PlanValues, planValuesOf } from '#core/plan/web/plan-values.ts';
import { useSavePlan } from '#core/plan/web/queries.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { StaleNote } from '#platform/web/ui/state/stale-note.tsx';
import { GoalListFields } from './goal-list-fields.tsx';
import { PlanButtons } from './plan-buttons.tsx';
import { forgetPlanDraft, readPlanDraft, usePlanDraft } from './plan-draft.ts';

interface EditPlanProps {
  plan: Plan;
  onDone: () => void;
}

/** The goals and steps of one's open plan, to be changed. */
export function EditPlan({ plan, onDone }: EditPlanProps) {
  const { t } = useT();
  const id = useId();
  const save = useSavePlan();
  const place = { of: plan.id, version: plan.version };
  const [{ begun, kept }] = useState(() => ({
    begun: planValuesOf(plan),
    kept: readPlanDraft(place),
  }));
  const form = useForm<PlanValues, BodyInput<typeof updatePlan>, Plan, { message: string }>({
    saved: plan,
    initial: kept,
    valuesOf: (saved) => (saved ? planValuesOf(saved) : begun),
    savedSchema: planSchema,
    schema: updatePlan.body,
    bodyOf: (values, base) => ({
      id: plan.id,
      version: base?.version,
      goalList: goalForms(values),
    }),
    send: (body) => save.mutateAsync({ body }),
    onDone: () => {
      forgetPlanDraft(place);
      onDone();
    },
  });
  usePlanDraft(place, form.values, begun);
  return (
    <form ref={form.ref} id={id} className="plan" noValidate onSubmit={form.submit}>
      <h1>{t('plan.title')}</h1>
      <StaleNote
        shown={form.theirs !== undefined}
        changed={undefined}
        onTakeTheirs={form.takeTheirs}
        onSaveMine={form.saveMine}
      />
      <GoalListFields form={form} directions={[]} />
      <PlanButtons save={t('common.save')} isSaving={form.isSaving} place={place} onDone={onDone} />
    </form>
  );
}
