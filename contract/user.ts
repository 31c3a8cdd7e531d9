import { z } from 'zod/mini';
import { accent } from './brand.ts';
import { roles } from './call/access.ts';
import { endpoint } from './call/endpoint.ts';
import { all, listOf, nothing, one } from './call/envelope.ts';
import { email, id, locale, optionalText, text, version } from './call/fields.ts';
import { filterList, paging, search, several, sort } from './call/query.ts';

export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  /** The e-mail they want instead, while a letter to it waits for its answer (decision 035). */
  pendingEmail: z.nullable(z.string()),
  employeeId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  locale,
  /** How many people they are asked to assess today and have not answered about (rule 62). */
  openAssignments: z.number(),
  /** The time zone of the session's brand. Times are shown in it (rule 40). */
  timeZone: z.string(),
  /** From this hour of that zone the brand's letters by the clock go out (rule 58). */
  letterHour: z.int(),
  /** Where signing out on this host leads; null: to signing in (rule 73). */
  logoutDomain: z.nullable(z.string()),
  /** The language of people whom nobody gives one, in that brand. */
  defaultLocale: locale,
  /** Whether the product writes to Slack. */
  isSlackOn: z.boolean(),
  roles: z.array(z.object({ id: z.enum(roles), name: z.string() })),
  /** The brands the person belongs to; `current` is the session's. */
  brandList: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      icon: z.nullable(z.string()),
      accent,
      active: z.boolean(),
      current: z.boolean(),
    }),
  ),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const getCurrentUserInfo = endpoint({
  name: 'getCurrentUserInfo',
  summary: 'The signed-in person',
  method: 'GET',
  path: '/user/me',
  access: 'session',
  reply: one(currentUser),
});

export const getAvailableRoutes = endpoint({
  name: 'getAvailableRoutes',
  summary: 'Names of the permissions the person holds',
  method: 'GET',
  path: '/user/routes',
  access: 'session',
  // Names of contract/call/access.ts. A list of them here would load that table into every window.
  reply: all(z.string()),
});

export const getRoles = endpoint({
  name: 'getRoles',
  summary: 'The roles there are',
  method: 'GET',
  path: '/user/roles',
  access: 'session',
  reply: all(z.object({ id: z.enum(roles), name: z.string() })),
});

export const switchBrand = endpoint({
  name: 'switchBrand',
  summary: 'Moves the session to another brand of the person',
  method: 'POST',
  path: '/user/switchBrand',
  access: 'session',
  ofAccount: true,
  body: z.strictObject({ name: text(200) }),
  reply: z.object({ token: z.optional(z.string()), holdingDomain: z.optional(z.string()) }),
  errors: ['notFound'],
});

export const switchLocale = endpoint({
  name: 'switchLocale',
  summary: "Saves the person's language",
  method: 'PATCH',
  path: '/user/switchLocale/{id}',
  access: 'session',
  ofAccount: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ locale }),
  reply: nothing,
  errors: ['notFound'],
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
  /** Whom they lead, without those who have left. Managers may open these people's reports. */
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
});
export type User = z.infer<typeof user>;

export const mostSubordinates = 1000;

/** The form. Subordinates are taken from a manager's only (spec 3, section 3); left out they stay. */
const userFields = {
  firstName: text(100),
  lastName: text(100),
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
  access: 'user_user_update',
  params: z.strictObject({ id }),
  body: z.strictObject({ ...userFields, id: z.optional(id), version }),
  reply: one(user),
  errors: ['notFound', 'conflict', 'staleVersion', 'tooMany'],
});

export const sendAccountLetter = endpoint({
  name: 'sendAccountLetter',
  summary:
    'Sends the letter about the access again; 409 to whoever has accepted it, unless it has failed to arrive',
  method: 'POST',
  path: '/user/{id}/letter',
  access: 'user_user_list',
  params: z.strictObject({ id }),
  reply: one(user),
  errors: ['notFound', 'conflict', 'tooMany'],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Ends the membership: the person can no longer sign in to the brand',
  method: 'DELETE',
  path: '/user/{id}',
  access: 'user_user_delete',
  params: z.strictObject({ id }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});
