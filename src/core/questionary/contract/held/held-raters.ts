import { z } from 'zod/mini';
import { formFields, period } from '#core/questionary/contract/questionary.ts';
import { endpoint, manyItems } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

const { method, isAnonymous, dateStart, dateEnd, employeeList, participantList } = formFields;

export const findHeldRaters = endpoint({
  name: 'findHeldRaters',
  summary:
    'Who of a form could not be asked as it stands, and whom planned cycles could then not ask; saves nothing',
  method: 'POST',
  path: '/questionary/heldRaters',
  access: 'questionary_questionary_create',
  body: z
    .strictObject({
      /** The saved questionary that the form edits. While it is in work only raters who are added to it are judged. */
      id: z.optional(id),
      method,
      isAnonymous,
      dateStart,
      dateEnd,
      employeeList,
      participantList,
    })
    .check(period),
  largestBody: manyItems,
  reply: one(
    z.object({
      /** Each rater with why they can't be asked now, and from which day on. */
      raterList: z.array(z.object({ id: z.string(), message: z.string() })),
      /** Whom each planned cycle could then not ask, in words. */
      cycleList: z.array(z.string()),
    }),
  ),
  errors: ['notFound'],
});
