import { useId, useState } from 'react';
import { z } from 'zod/mini';
import { createPlan, type Plan } from '#core/plan/contract/plan.ts';
import { mostGoals } from '#core/plan/contract/rules/plan.ts';
import { goalForms, newGoal, type PlanValues } from '#core/plan/web/plan-values.ts';
import { useCreatePlan } from '#core/plan/web/queries.ts';
import { type Leaders, ShareChoice } from '#core/plan/web/share-choice.tsx';
import type { ReportNext } from '#core/report/contract/talk/report-next.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { GoalListFields } from './goal-list-fields.tsx';
import { PlanButtons } from './plan-buttons.tsx';
import { forgetPlanDraft, readPlanDraft, usePlanDraft } from './plan-draft.ts';

export interface NewPlanProps {
  questionaryId: string;
  next: ReportNext | null;
  /** Keys of the directions chosen in the report. */
  chosen: readonly string[];
  /** One's open plan or the last one. */
  last: Plan | null;
  leaders: Leaders;
  onDone: () => void;
}

/** A plan is begun: with what was chosen in the report, and with goals of the last one that go on. */
export function NewPlan({ questionaryId, next, chosen, last, leaders, onDone }: NewPlanProps) {
  const texts = useT();
  const { t } = texts;
  const id = useId();
  const create = useCreatePlan();
  const directions = next?.directions ?? [];
  const place = { of: questionaryId, version: 0 };
  const [{ begun, kept }] = useState(() => ({
    begun: begin(directions.filter(({ key }) => chosen.includes(key))),
    kept: readPlanDraft(place),
  }));
  const form = useForm<
    PlanValues,
    BodyInput<typeof createPlan>,
    { version: number },
    { message: string }
  >({
    saved: undefined,
    initial: kept ?? begun,
    valuesOf: () => begun,
    savedSchema: z.object({ version: z.number() }),
    schema: createPlan.body,
    bodyOf: (values) => ({
      questionaryId,
      isShared: values.isShared,
      goalList: goalForms(values),
      carryList: values.carryList,
      replacesId: last && last.closedAt === null ? last.id : null,
    }),
    send: (body) => create.mutateAsync({ body }),
    onDone: () => {
      forgetPlanDraft(place);
      onDone();
    },
  });
  usePlanDraft(place, form.values, begun);
  const { values, change } = form;
  return (
    <form ref={form.ref} id={id} className="plan" noValidate onSubmit={form.submit}>
      <h1>{t('plan.newTitle')}</h1>
      {last && last.closedAt === null && (
        <InfoBlock title={t('plan.replaces.title')}>
          {t('plan.replaces.text', { date: formatDay(last.createdAt, texts) })}
        </InfoBlock>
      )}
      {last && <CarryOver last={last} values={values} onChange={change} />}
      <GoalListFields form={form} directions={directions} />
      <Card className="plan-card">
        <ShareChoice
          isShared={values.isShared}
          leaders={leaders}
          onChange={(isShared) => change({ isShared })}
        />
      </Card>
      <PlanButtons save={t('plan.create')} isSaving={form.isSaving} place={place} onDone={onDone} />
    </form>
  );
}

const begin = (directions: ReportNext['directions']): PlanValues => ({
  isShared: false,
  goalList: directions.length > 0 ? directions.slice(0, mostGoals).map(newGoal) : [newGoal()],
  carryList: [],
});

interface CarryOverProps {
  last: Plan;
  values: PlanValues;
  onChange: (changed: Partial<PlanValues>, ...cleared: string[]) => void;
}

/** Goals of the last plan that are still open. */
function CarryOver({ last, values, onChange }: CarryOverProps) {
  const { t } = useT();
  const { carryList, goalList } = values;
  const open = last.goalList.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  const isFull = goalList.length + carryList.length >= mostGoals;
  return (
    <Card className="plan-card">
      <fieldset className="plan-carry">
        <Legend>{t('plan.carry')}</Legend>
        {open.map(({ id, text }) => (
          <Checkbox
            key={id}
            label={text}
            checked={carryList.includes(id)}
            disabled={isFull && !carryList.includes(id)}
            onChange={({ target }) =>
              onChange(
                {
                  carryList: target.checked
                    ? [...carryList, id]
                    : carryList.filter((one) => one !== id),
                },
                'goalList',
              )
            }
          />
        ))}
      </fieldset>
    </Card>
  );
}
