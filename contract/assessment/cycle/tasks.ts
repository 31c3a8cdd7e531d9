import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { one } from '#contract/platform/call/envelope.ts';

/** What waits for somebody besides answering. Further kinds join with what makes them. */
export const taskKinds = ['choose', 'approve'] as const;

export const task = z.object({
  kind: z.enum(taskKinds),
  cycleId: z.string(),
  /** Of one list: whose it is. Null: several, or somebody else's. */
  employeeId: z.nullable(z.string()),
  /** The cycle's name. */
  title: z.string(),
  until: z.nullable(z.string()),
  /** How many lists. */
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
