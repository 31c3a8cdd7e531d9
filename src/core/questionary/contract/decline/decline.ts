import { z } from 'zod/mini';
import { ownDeclineReasons } from '#core/questionary/contract/rules/cycle.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing } from '#platform/contract/call/envelope.ts';
import { id, optionalText } from '#platform/contract/call/fields.ts';

export const longestDeclineNote = 300;

export const decline = endpoint({
  name: 'decline',
  summary: 'The rater can’t assess one person, and why; or has changed their mind',
  method: 'POST',
  path: '/questionary/decline',
  access: { invited: 'questionary_questionaryemployeelist__invoke' },
  ofRaters: true,
  body: z.strictObject({
    questionaryId: id,
    /** The person assessed. */
    employeeId: id,
    /** Null takes it back. */
    reason: z.nullable(z.enum(ownDeclineReasons)),
    /** A line that only HR reads. It goes with the final report. */
    note: z.optional(optionalText(longestDeclineNote)),
  }),
  reply: nothing,
  errors: ['notFound', 'conflict', 'linkExpired'],
});
