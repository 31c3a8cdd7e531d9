import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { entry } from '#platform/contract/call/fields.ts';

/** What is looked at before choosing or work begins, in the order of the list. */
export const cycleChecks = ['questions', 'lists', 'managers', 'emails', 'roles', 'days'] as const;
export type CycleCheck = (typeof cycleChecks)[number];

/** `stop`: it can't begin so. `look`: it can, and somebody should know. */
export const checkStates = ['fine', 'look', 'stop'] as const;

export const cycleCheckList = z.object({
  /** People who aren't at work yet. */
  subjectCount: z.number(),
  /** How many of them would go to work now. */
  readyCount: z.number(),
  /** How many people get an e-mail as choosing begins. */
  letterCount: z.number(),
  checkList: z.array(
    z.object({
      name: z.enum(cycleChecks),
      state: z.enum(checkStates),
      /** In the caller's language; none where it is fine. */
      messageList: z.array(z.string()),
    }),
  ),
  /** Positions that people of the cycle have and that have no competencies. */
  barePositionList: z.array(entry),
});
export type CycleCheckList = z.infer<typeof cycleCheckList>;

export const getCycleChecks = endpoint({
  name: 'getCycleChecks',
  summary:
    'What to check before choosing or work begins: what is fine, what isn’t, and what it can’t begin with',
  method: 'GET',
  path: '/cycle/{id}/checks',
  access: 'cycle_cycle_list',
  reply: one(cycleCheckList),
});
