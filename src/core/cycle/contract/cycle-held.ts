import { z } from 'zod/mini';
import { cyclePolicy } from '#core/cycle/contract/policy/cycle.ts';
import { person } from '#core/questionary/contract/questionary.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';

/** How many people are named who can't go as their lists stand. */
export const mostLateNamed = 10;

/** People of a cycle whose raters can't be asked about them on its first day (rule 26c), but for the caller. */
export const cycleHeld = z.object({
  /** How many begin later, and on which day the last of them. */
  waitingCount: z.number(),
  until: z.nullable(z.string()),
  /** How many can't go as their lists stand: the day is after the last one, or there is none. */
  lateCount: z.number(),
  /** The first of them, by name. */
  lateList: z.array(z.object(person)),
  /** If so many raters were left out, so many of these people could go at once, and no role would show less. */
  mayLeaveOut: z.object({ raterCount: z.number(), subjectCount: z.number() }),
});
export type CycleHeld = z.infer<typeof cycleHeld>;

export const getCycleHeld = endpoint({
  name: 'getCycleHeld',
  summary: 'Whose raters can’t be asked on the first day of a cycle, and until when',
  method: 'GET',
  path: '/cycle/{id}/held',
  access: 'cycle_cycle_list',
  reply: one(cycleHeld),
});

export const leaveOutHeld = endpoint({
  name: 'leaveOutHeld',
  summary:
    'Takes raters who can’t be asked off the lists of a cycle, where every role keeps what it would show',
  method: 'POST',
  path: '/cycle/{id}/held/leaveOut',
  access: cyclePolicy.addSubjects.needs,
  reply: one(cycleHeld),
  errors: ['conflict'],
});
