import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { one } from '#contract/platform/call/envelope.ts';
import { anonymousTypes } from '#contract/platform/rules/methods.ts';

/**
 * What waits for somebody besides answering. `replace`: a list at work needs another rater (rule 137a);
 * `release`: a report may be opened to its subject; `waits`: one's own report is made and not open yet.
 */
export const taskKinds = ['choose', 'approve', 'replace', 'release', 'waits'] as const;
export type TaskKind = (typeof taskKinds)[number];

export const task = z.object({
  kind: z.enum(taskKinds),
  cycleId: z.string(),
  /** Of one list or report: whose it is. Null: several, or somebody else's. */
  employeeId: z.nullable(z.string()),
  /** Whether that is the caller: they choose who assesses them. */
  isOwn: z.boolean(),
  /** Their last and first name. */
  name: z.nullable(z.string()),
  /** Among whom somebody else is needed: for `replace`. */
  role: z.nullable(z.enum(anonymousTypes)),
  /** The cycle's name. */
  title: z.string(),
  until: z.nullable(z.string()),
  /** How many lists or reports. */
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
