import { z } from 'zod/mini';
import { planPolicy, planVerbs } from '#core/plan/contract/policy/plan.ts';
import {
  goalStates,
  longestGoal,
  longestNote,
  longestStep,
  mostGoals,
  mostSteps,
} from '#core/plan/contract/rules/plan.ts';
import { person } from '#core/questionary/contract/questionary.ts';
import { markChange } from '#core/report/contract/reading/report-difference.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, one } from '#platform/contract/call/envelope.ts';
import {
  date,
  entry,
  id,
  optionalLongText,
  optionalText,
  text,
  version,
} from '#platform/contract/call/fields.ts';
import { paging, several } from '#platform/contract/call/query.ts';

/** Development plans: what somebody wants to change after a report about them (rules 153–158). */

const { needs: access } = planPolicy.note;

const stepForm = z.strictObject({
  text: text(longestStep),
  due: date,
  isDone: z.boolean(),
});

const goalForm = z.strictObject({
  /** The goal that is there already. Left out: a new one. */
  id: z.optional(id),
  /** From the report or the directory. Null: free words. */
  competenceId: z.nullable(id),
  text: text(longestGoal),
  /** How one will see that it is reached; may be empty. */
  sign: optionalText(longestGoal),
  state: z.enum(goalStates),
  stepList: z.array(stepForm).check(z.maxLength(mostSteps)),
});
export type GoalForm = z.output<typeof goalForm>;

const goalForms = z.array(goalForm).check(z.maxLength(mostGoals));

/** A report that a plan begins from. */
const planReport = z.object({
  questionaryId: z.string(),
  number: z.number(),
  /** The last day of its assessment, YYYY-MM-DD. */
  dateEnd: z.string(),
});
export type PlanReport = z.infer<typeof planReport>;

/**
 * Others' mark of the goal's competence in the report that the plan began from, and in the latest one after it. Read from
 * the reports when asked. Null for whoever may not open them, for a goal without a competence, and where the report has
 * no such competence.
 */
const goalMark = z.nullable(markChange);

const shownGoal = {
  id: z.string(),
  competence: z.nullable(entry),
  text: z.string(),
  state: z.enum(goalStates),
  mark: goalMark,
};

export const plan = z.object({
  id: z.string(),
  version: z.number(),
  /** Whose it is. */
  employee: z.object(person),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** Null for whoever may not open it. */
  report: z.nullable(planReport),
  goalList: z.array(
    z.object({
      ...shownGoal,
      sign: z.string(),
      /** It was carried over from the plan before. */
      isCarried: z.boolean(),
      stepList: z.array(z.object({ text: z.string(), due: z.string(), isDone: z.boolean() })),
    }),
  ),
  /** Oldest first. */
  noteList: z.array(
    z.object({
      id: z.string(),
      /** Last and first name. */
      authorName: z.string(),
      /** The caller has written it. */
      isOwn: z.boolean(),
      /** ISO 8601. */
      createdAt: z.string(),
      text: z.string(),
    }),
  ),
  /** What the caller may do with it, as it is now. */
  can: z.array(z.enum(planVerbs)),
});
export type Plan = z.infer<typeof plan>;

export const getOwnPlan = endpoint({
  name: 'getOwnPlan',
  summary:
    'The caller’s development plan, the open one or the last, and what a new one begins with',
  method: 'GET',
  path: '/plan',
  access,
  reply: z.object({
    data: z.nullable(plan),
    /** Who leads the caller now and so reads a shared plan. */
    leaderList: z.array(z.object(person)),
    /** The latest final report about the caller that is open to them: a new plan may begin from it. */
    latestReport: z.nullable(planReport),
    /** How many open plans are shared with the caller. */
    sharedCount: z.number(),
  }),
});

export const getPlan = endpoint({
  name: 'getPlan',
  summary: 'A development plan: one’s own, or one that is shared by somebody whom the caller leads',
  method: 'GET',
  path: '/plan/{id}',
  access,
  reply: one(plan),
});

export const listedPlan = z.object({
  id: z.string(),
  employee: z.object(person),
  isShared: z.boolean(),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  goalCount: z.number(),
  doneGoalCount: z.number(),
  /** How many steps there are in goals that are not dropped. */
  stepCount: z.number(),
  doneStepCount: z.number(),
  /** The nearest day of an open goal's step that is not done, YYYY-MM-DD. */
  nextDue: z.nullable(z.string()),
  /** That day has passed. */
  isOverdue: z.boolean(),
});
export type ListedPlan = z.infer<typeof listedPlan>;

export const getPlans = endpoint({
  name: 'getPlans',
  summary:
    'Development plans: the caller’s own, newest first, or the open ones that are shared with them, the most urgent first',
  method: 'GET',
  path: '/plan/list',
  access,
  query: z.strictObject({
    of: z.enum(['own', 'led']),
    /** Narrows that list to the plans of these people. */
    employeeId: several(id),
    ...paging,
  }),
  reply: listOf(listedPlan),
});

export const createPlan = endpoint({
  name: 'createPlan',
  summary:
    'Begins a development plan from an opened report about the caller; the open one is closed and its open goals may be carried over',
  method: 'POST',
  path: '/plan/create',
  access,
  body: z
    .strictObject({
      questionaryId: id,
      isShared: z.boolean(),
      goalList: goalForms,
      /** Open goals of an earlier plan that go on in this one, before the new ones. */
      carryList: z.array(id).check(z.maxLength(mostGoals)),
      /** The open plan that it takes the place of, as the caller saw it. With another one open: 409. */
      replacesId: z.nullable(id),
    })
    .check(
      z.refine((form) => form.goalList.length + form.carryList.length > 0, {
        path: ['goalList'],
        error: 'validation.required',
      }),
      z.refine((form) => form.goalList.length + form.carryList.length <= mostGoals, {
        path: ['goalList'],
        error: 'plan.wrong.tooManyGoals',
      }),
    ),
  reply: one(plan),
  errors: ['notFound', 'conflict'],
});

export const updatePlan = endpoint({
  name: 'updatePlan',
  summary:
    'Saves one’s own development plan; what is left out stays. A closed one only takes whether it is shared',
  method: 'PUT',
  path: '/plan/update',
  access,
  body: z.strictObject({
    id,
    version,
    isShared: z.optional(z.boolean()),
    /** The whole list. */
    goalList: z.optional(goalForms.check(z.minLength(1, 'validation.required'))),
  }),
  reply: one(plan),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

export const notePlan = endpoint({
  name: 'notePlan',
  summary: 'Adds a note to a development plan, by its owner or whoever reads it',
  method: 'POST',
  path: '/plan/note',
  access,
  body: z.strictObject({ id, text: optionalLongText(longestNote).check(z.minLength(1)) }),
  reply: one(plan),
  errors: ['notFound', 'conflict'],
});

export const closePlan = endpoint({
  name: 'closePlan',
  summary: 'Closes one’s own development plan for good',
  method: 'POST',
  path: '/plan/close',
  access,
  body: z.strictObject({ id }),
  reply: one(plan),
  errors: ['notFound', 'conflict'],
});

export const lastPlan = z.object({
  id: z.string(),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  report: z.nullable(planReport),
  goalList: z.array(z.object({ ...shownGoal, stepCount: z.number(), doneStepCount: z.number() })),
});
export type LastPlan = z.infer<typeof lastPlan>;

export const getLastPlan = endpoint({
  name: 'getLastPlan',
  summary:
    'The plan that the person of a report made before it, with the marks of then and now; null also for whoever may not read it',
  method: 'GET',
  path: '/plan/before',
  access,
  query: z.strictObject({ questionaryId: id, employeeId: id }),
  reply: one(z.nullable(lastPlan)),
});
