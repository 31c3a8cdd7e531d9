import type { GoalForm, Plan } from '#core/plan/contract/plan.ts';
import type { GoalState } from '#core/plan/contract/rules/plan.ts';
import type { Direction } from '#core/report/contract/talk/report-next.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { newId } from '#platform/web/browser/new-id.ts';

/** A plan as its form has it. */

export interface PlanStepValues {
  key: string;
  text: string;
  due: string;
  isDone: boolean;
}

export interface GoalValues {
  key: string;
  /** Given for a goal that is saved already. */
  id?: string | undefined;
  competence: Entry | null;
  text: string;
  sign: string;
  state: GoalState;
  stepList: PlanStepValues[];
}

export interface PlanValues {
  isShared: boolean;
  goalList: GoalValues[];
  /** Ids of goals of the last plan that go on in this one. */
  carryList: string[];
}

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
