import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing } from '#platform/contract/call/envelope.ts';
import { entry, id, optionalText } from '#platform/contract/call/fields.ts';

/** Another position that somebody wants for themself. It is theirs once HR says yes (rule 192). */
export const positionWish = z.object({
  employeeId: z.string(),
  /** Their last and first name. */
  name: z.string(),
  /** The position that they have. */
  position: z.string(),
  wanted: entry,
  /** ISO 8601. */
  askedAt: z.string(),
});
export type TitleToConfirm = z.infer<typeof positionWish>;

export const getTitlesToConfirm = endpoint({
  name: 'getTitlesToConfirm',
  summary: 'Positions that people want for themselves and that wait for an answer, oldest first',
  method: 'GET',
  path: '/positionWish',
  access: 'directory_employee_updateemployeeprofile__invoke',
  reply: all(positionWish),
});

export const longestRefusal = 300;

export const answerTitleToConfirm = endpoint({
  name: 'answerTitleToConfirm',
  summary:
    'Gives somebody the position that they want, or refuses it; 409 when they want another by now',
  method: 'POST',
  path: '/positionWish/{id}',
  access: 'directory_employee_updateemployeeprofile__invoke',
  body: z.strictObject({
    /** What was seen: a newer wish is not answered by it. */
    positionId: id,
    agrees: z.boolean(),
    /** Why not, for the person. */
    reason: z.optional(optionalText(longestRefusal)),
  }),
  reply: nothing,
  errors: ['conflict'],
});

export const withdrawTitleToConfirm = endpoint({
  name: 'withdrawTitleToConfirm',
  summary: 'Takes back one’s own wish; nothing happens where there is none',
  method: 'DELETE',
  path: '/positionWish',
  access: 'directory_employee_updatecurrentemployeeprofile__invoke',
  reply: nothing,
  errors: ['notFound'],
});
