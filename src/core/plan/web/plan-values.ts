import { z } from 'zod/mini';
import type { GoalForm, Plan } from '#core/plan/contract/plan.ts';
import { goalStates } from '#core/plan/contract/rules/plan.ts';
import type { Direction } from '#core/report/contract/talk/report-next.ts';
import { entry } from '#platform/contract/call/fields.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { newId } from '#platform/web/browser/new-id.ts';

/** A plan as its form has it, and as its draft is kept. */

const planStepValues = z.object({
  key: z.string(),
  text: z.string(),
  due: z.string(),
  isDone: z.boolean(),
});
export type PlanStepValues = z.infer<typeof planStepValues>;

const goalValues = z.object({
  key: z.string(),
  /** Given for a goal that is saved already. */
  id: z.optional(z.string()),
  competence: z.nullable(entry),
  text: z.string(),
  sign: z.string(),
  state: z.enum(goalStates),
  stepList: z.array(planStepValues),
});
export type GoalValues = z.infer<typeof goalValues>;

export const planValues = z.object({
  isShared: z.boolean(),
  goalList: z.array(goalValues),
  /** Ids of goals of the last plan that go on in this one. */
  carryList: z.array(z.string()),
});
export type PlanValues = z.infer<typeof planValues>;

/** A first step takes two weeks unless one says otherwise. */
const firstDays = 14;

/** Goals and steps are lines, however long. */
export const inOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

export const newPlanStep = (today: string, text = ''): PlanStepValues => ({
  key: newId(),
  text,
  due: addDays(today, firstDays),
  isDone: false,
});

export const newGoal = (direction?: Direction): GoalValues => ({
  key: direction?.key ?? newId(),
  competence: direction ? { id: direction.competenceId, name: direction.name } : null,
  text: direction?.behaviour ?? '',
  sign: '',
  state: 'open',
  stepList: [],
});

export const planValuesOf = (plan: Plan): PlanValues => ({
  isShared: plan.isShared,
  goalList: plan.goalList.map(({ id, competence, text, sign, state, stepList }) => ({
    key: id,
    id,
    competence,
    text,
    sign,
    state,
    stepList: stepList.map((step, at) => ({ ...step, key: `${at}` })),
  })),
  carryList: [],
});

export const goalForms = ({ goalList }: Pick<PlanValues, 'goalList'>): GoalForm[] =>
  goalList.map(({ id, competence, text, sign, state, stepList }) => ({
    ...(id !== undefined && { id }),
    competenceId: competence?.id ?? null,
    text,
    sign,
    state,
    stepList: stepList.map(({ text: words, due, isDone }) => ({ text: words, due, isDone })),
  }));
