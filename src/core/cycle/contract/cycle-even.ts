import { z } from 'zod/mini';
import { cyclePolicy } from '#core/cycle/contract/policy/cycle.ts';
import { person } from '#core/questionary/contract/questionary.ts';
import { mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import { endpoint, manyItems } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Evening out the lists of a cycle, so that nobody stands on more than it wants (rule 138a). But for the caller's own. */

export const cycleEven = z.object({
  /** On how many lists a rater should stand at most. */
  perRater: z.number(),
  /** How many stand on more now, and how many still would. */
  heavyCount: z.number(),
  leftCount: z.number(),
  /** On whose list who takes whose place, by name of the person assessed. */
  moveList: z.array(
    z.object({ subject: z.object(person), from: z.object(person), to: z.object(person) }),
  ),
  /** How many moves of the last press can be taken back: those whose lists have not changed there since. */
  undoCount: z.number(),
});
export type CycleEven = z.infer<typeof cycleEven>;

export const getCycleEven = endpoint({
  name: 'getCycleEven',
  summary:
    'Who would give a place to whom, so that nobody stands on more lists of a cycle than it wants',
  method: 'GET',
  path: '/cycle/{id}/even',
  access: cyclePolicy.update.needs,
  reply: one(cycleEven),
});

export const evenOutCycle = endpoint({
  name: 'evenOutCycle',
  summary: 'Evens the lists out just as it was shown; approvals stay',
  method: 'POST',
  path: '/cycle/{id}/even',
  access: cyclePolicy.update.needs,
  body: z.strictObject({
    moveList: z
      .array(z.strictObject({ subjectId: id, fromId: id, toId: id }))
      .check(z.minLength(1), z.maxLength(mostCycleSubjects * 10)),
  }),
  largestBody: manyItems,
  reply: one(cycleEven),
  errors: ['conflict'],
});

export const undoEvenOut = endpoint({
  name: 'undoEvenOut',
  summary: 'Takes the last evening out of lists back, where they have not changed since',
  method: 'POST',
  path: '/cycle/{id}/even/undo',
  access: cyclePolicy.update.needs,
  reply: one(cycleEven),
  errors: ['conflict'],
});
