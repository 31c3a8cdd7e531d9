import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';

/**
 * What waits for somebody besides answering. `replace`: a list at work needs another rater (rule 137a);
 * `release`: a report may be opened to its subject; `waits`: one's own report is made and not open yet; `plan`: a
 * development plan may be begun, its steps are near or over, or those of somebody whom one leads are (rule 158);
 * `askAgain`: one may choose what raters are asked again, `changed`: what they said is there (rules 229 and 231);
 * `wish`: people want another position, and HR answers (rule 192).
 */
export const taskKinds = [
  'choose',
  'approve',
  'replace',
  'release',
  'plan',
  'askAgain',
  'changed',
  'wish',
  'waits',
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const task = z.object({
  kind: z.enum(taskKinds),
  /** Null for what stands in no cycle: plans, wishes, and what is asked again. */
  cycleId: z.nullable(z.string()),
  /** The plan, for `plan`. Left out where there is none yet, or several people's plans are meant. */
  planId: z.optional(z.string()),
  /** The questionary of the report to be opened or read, or of which to make a plan. Left out where several are meant. */
  questionaryId: z.optional(z.string()),
  /** Whose list, report, plan or wish it is. Null: several people's, or the task doesn't say. */
  employeeId: z.nullable(z.string()),
  /** Whether it is the caller's own: they choose who assesses them, or it is their plan. */
  isOwn: z.boolean(),
  /** The last and first name of that person. */
  name: z.nullable(z.string()),
  /** The role in which another rater is needed, for `replace`. */
  role: z.nullable(z.enum(anonymousTypes)),
  /** The cycle's name. Empty where there is none. */
  title: z.string(),
  until: z.nullable(z.string()),
  /**
   * How many lists, reports or wishes. For `plan`: of one's own, how many steps, 0 where there is no plan yet; of others, how many
   * people.
   */
  count: z.number(),
});
export type Task = z.infer<typeof task>;

export const getTasks = endpoint({
  name: 'getTasks',
  summary: 'What waits for the caller besides answering, the nearest day first',
  method: 'GET',
  path: '/cycle/task',
  access: { invited: 'cycle_task__invoke' },
  ofRaters: true,
  reply: one(z.array(task)),
});
