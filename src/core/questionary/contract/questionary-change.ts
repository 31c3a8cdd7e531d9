import { z } from 'zod/mini';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { endpoint, manyItems } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import { id, version } from '#platform/contract/call/fields.ts';
import { formFields, period, questionaryDetail, questionaryForm } from './questionary.ts';

export const createQuestionary = endpoint({
  name: 'createQuestionary',
  summary: 'Creates a questionary',
  method: 'POST',
  path: '/questionary/create',
  access: 'questionary_questionary_create',
  body: questionaryForm,
  largestBody: manyItems,
  reply: one(questionaryDetail),
  errors: ['conflict'],
});

export const updateQuestionary = endpoint({
  name: 'updateQuestionary',
  summary: 'Saves a questionary; in work only the end date and added participants',
  method: 'PUT',
  alsoMethods: ['POST'],
  path: '/questionary/update',
  access: questionaryPolicy.update.needs,
  body: z.strictObject({ id, version, ...formFields }).check(period),
  largestBody: manyItems,
  reply: one(questionaryDetail),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

/** What is to be done about raters who can't be asked now (rule 26c). */
const heldAnswer = z.enum(['later', 'leaveOut']);
export type HeldAnswer = z.infer<typeof heldAnswer>;

export const updateQuestionaryStatus = endpoint({
  name: 'updateQuestionaryStatus',
  summary:
    'Sends a questionary to work, makes today its last day (done), or archives it; it is done half an hour after that day',
  method: 'PATCH',
  alsoMethods: ['POST'],
  path: '/questionary/statusUpdate',
  access: questionaryPolicy.archive.needs,
  body: z.strictObject({
    id,
    version,
    status: z.enum(['inwork', 'done', 'archived']),
    /** With inwork only: what is to be done about raters who can't be asked now. Left out, they prevent it. */
    held: z.optional(heldAnswer),
  }),
  reply: one(questionaryDetail),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

export const remind = endpoint({
  name: 'remind',
  summary: 'Reminds those who have not answered, at most once a day of the company',
  method: 'POST',
  path: '/questionary/{id}/remind',
  access: questionaryPolicy.remind.needs,
  /** One letter goes to each person, about all that waits for them. Null to those who are assessed in it. */
  reply: one(z.object({ letterCount: z.nullable(z.number()) })),
  errors: ['conflict'],
});

export const inviteAgain = endpoint({
  name: 'inviteAgain',
  summary: 'Sends a participant of a questionary in work their invitation once more',
  method: 'POST',
  path: '/questionary/inviteAgain',
  access: questionaryPolicy.inviteAgain.needs,
  body: z.strictObject({ id, employeeId: id }),
  reply: one(questionaryDetail),
  errors: ['notFound', 'conflict'],
});

export const duplicateQuestionary = endpoint({
  name: 'duplicateQuestionary',
  summary: 'Copies all but number, dates and status (rule 20)',
  method: 'POST',
  path: '/questionary/duplicate',
  access: questionaryPolicy.duplicate.needs,
  body: z.strictObject({ id }),
  reply: one(questionaryDetail),
  errors: ['notFound', 'conflict'],
});

export const deleteQuestionary = endpoint({
  name: 'deleteQuestionary',
  summary: 'Deletes a created questionary',
  method: 'DELETE',
  path: '/questionary/{id}',
  access: questionaryPolicy.delete.needs,
  reply: nothing,
  errors: ['conflict'],
});
