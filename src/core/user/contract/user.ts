import { z } from 'zod/mini';
import { rightChange } from '#core/security/contract/rules/right-change.ts';
import { roles } from '#platform/contract/call/access.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, listOf, nothing, one } from '#platform/contract/call/envelope.ts';
import { email, id, locale, optionalText, version } from '#platform/contract/call/fields.ts';
import { filterList, paging, search, several, sort } from '#platform/contract/call/query.ts';
import { name } from '#platform/contract/rules/name-fields.ts';
import { userPolicy, userVerbs } from './policy/user.ts';

export const getRoles = endpoint({
  name: 'getRoles',
  summary: 'The roles there are',
  method: 'GET',
  path: '/user/roles',
  access: 'session',
  reply: all(z.object({ id: z.enum(roles), name: z.string() })),
});

/** Somebody who may sign in to the brand. */
export const user = z.object({
  /** The id of the membership. It stays when the e-mail changes, and with it the account. */
  id: z.string(),
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  slackId: z.nullable(z.string()),
  locale,
  roles: z.array(z.object({ id: z.enum(roles), name: z.string() })),
  disabled: z.boolean(),
  /**
   * They have not accepted the access by a letter's link yet. The rest is what the company has typed
   * about them (decision 046).
   */
  waiting: z.boolean(),
  /** Their employee record says that they have left. Signing in can't be enabled (rule 47). */
  hasLeft: z.boolean(),
  /** The people they lead, without those who have left. Managers may open these people's reports. */
  employeeList: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  /** The person's own employee record. */
  employeeId: z.nullable(z.string()),
  /** Unix seconds. */
  createdAt: z.number(),
  /**
   * Why the letter about their access has not arrived: it was turned away, given up, or is being
   * tried again.
   */
  undelivered: z.nullable(z.enum(['refused', 'failed', 'retrying'])),
  /** Whether this is the caller. */
  current: z.boolean(),
  /** What this caller may do with the user now. */
  can: z.array(z.enum(userVerbs)),
});
export type User = z.infer<typeof user>;

export const mostSubordinates = 1000;

/** The form. Subordinates are taken from a manager's only; left out they stay. */
const userFields = {
  firstName: name(100),
  lastName: name(100),
  email,
  slackId: z.optional(z.nullable(optionalText(100))),
  locale,
  roles: z.array(z.enum(roles)).check(z.minLength(1), z.maxLength(roles.length)),
  disabled: z.optional(z.boolean()),
  employeeIdList: z.optional(z.array(id).check(z.maxLength(mostSubordinates))),
};
export const userForm = z.strictObject(userFields);
export type UserForm = z.output<typeof userForm>;

export const getUserList = endpoint({
  name: 'getUserList',
  summary: 'The users of the brand',
  method: 'GET',
  path: '/user/list',
  access: 'user_user_list',
  query: z.strictObject({
    sort: sort(['firstName', 'lastName', 'email', 'createdAt']),
    filterList: filterList({ search, role: several(z.enum(roles)) }),
    ...paging,
  }),
  reply: listOf(user),
});

export const createUser = endpoint({
  name: 'createUser',
  summary:
    'Makes somebody a user and mails how to sign in; 409 with that user when they are one already',
  method: 'POST',
  path: '/user/create',
  access: 'user_user_create',
  fresh: true,
  body: userForm,
  reply: one(user),
  errors: ['conflict'],
});

export const updateUser = endpoint({
  name: 'updateUser',
  summary:
    'Changes a user; a disabled one is signed out at once; one’s own new e-mail waits for its proof',
  method: 'PATCH',
  path: '/user/{id}',
  access: userPolicy.update.needs,
  fresh: true,
  body: z.strictObject({ ...userFields, id: z.optional(id), version }),
  reply: one(user),
  errors: ['conflict', 'staleVersion', 'tooMany'],
});

export const sendAccountLetter = endpoint({
  name: 'sendAccountLetter',
  summary:
    'Sends the letter about the access again; 409 to anybody who has accepted it, unless it has failed to arrive',
  method: 'POST',
  path: '/user/{id}/letter',
  access: userPolicy.sendLetter.needs,
  reply: one(user),
  errors: ['conflict', 'tooMany'],
});

export const resetFactor = endpoint({
  name: 'resetFactor',
  summary: 'Takes the second factor of somebody who has lost it: their next sign-in adds a new one',
  method: 'DELETE',
  path: '/user/{id}/factor',
  access: userPolicy.update.needs,
  fresh: true,
  reply: nothing,
  errors: ['conflict'],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Ends the membership: the person can no longer sign in to the brand',
  method: 'DELETE',
  path: '/user/{id}',
  access: userPolicy.delete.needs,
  fresh: true,
  reply: nothing,
  errors: ['conflict'],
});

/** Changes that take a super administrator's rights: each waits for a day, and can be stopped (rule 98). */

export const waitingRight = z.object({
  id: z.string(),
  /** The person whose rights change. */
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  change: rightChange,
  askedBy: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  /** ISO 8601: then it is done. */
  due: z.string(),
  /** It is about the caller, who may agree to it at once. */
  isOwn: z.boolean(),
});
export type WaitingRight = z.infer<typeof waitingRight>;

export const getWaitingRights = endpoint({
  name: 'getWaitingRights',
  summary: 'What is going to happen to super administrators’ rights, the next first',
  method: 'GET',
  path: '/user/right/list',
  access: userPolicy.update.needs,
  ownLine: true,
  fromAnywhere: true,
  reply: all(waitingRight),
});

export const stopRight = endpoint({
  name: 'stopRight',
  summary: 'Stops such a change; 409 when it is done or stopped already',
  method: 'POST',
  path: '/user/right/{id}/stop',
  access: userPolicy.update.needs,
  ownLine: true,
  fromAnywhere: true,
  fresh: true,
  reply: nothing,
  errors: ['conflict'],
});

export const agreeRight = endpoint({
  name: 'agreeRight',
  summary: 'Does it at once, for the person it is about; 409 to anybody else',
  method: 'POST',
  path: '/user/right/{id}/agree',
  access: userPolicy.update.needs,
  fresh: true,
  reply: nothing,
  errors: ['conflict'],
});
