import { z } from 'zod/mini';
import { accent } from '#core/company/contract/brand.ts';
import { shareKinds } from '#core/security/contract/rules/share.ts';
import { roles } from '#platform/contract/call/access.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing, one } from '#platform/contract/call/envelope.ts';
import { locale, text } from '#platform/contract/call/fields.ts';

export const currentUser = z.object({
  /** The id of the membership, as in `getUserList`: the person has another one in each brand. */
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
  /** Who may be sent that brand's reports (rule 99). */
  share: z.enum(shareKinds),
  shareDomainList: z.array(z.string()),
  /**
   * What every page says of their second factor (rule 105): in how many days this company wants one of somebody who has none,
   * 0 being the next sign-in; or how few recovery codes are left. Null: nothing.
   */
  factorNotice: z.nullable(z.object({ what: z.enum(['due', 'few']), count: z.int() })),
  /** Whether the product writes to Slack. */
  isSlackOn: z.boolean(),
  roles: z.array(z.object({ id: z.enum(roles), name: z.string() })),
  /** The brands the person belongs to; `current` is the session's. */
  brandList: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      icon: z.nullable(z.string()),
      logo: z.nullable(z.string()),
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
  ownLine: true,
  reply: one(currentUser),
});

export const getAvailableRoutes = endpoint({
  name: 'getAvailableRoutes',
  summary: 'Names of the permissions the person holds',
  method: 'GET',
  path: '/user/routes',
  access: 'session',
  // Names of src/platform/contract/call/access.ts. A list of them here would load that table into every window.
  reply: all(z.string()),
});

export const switchBrand = endpoint({
  name: 'switchBrand',
  summary:
    'Moves the session to another brand of the person, where its company wants no further step; 403 for one that a provider opened for its brand only',
  method: 'POST',
  path: '/user/switchBrand',
  access: 'session',
  ofAccount: true,
  /** A proof is asked for where a session of the other brand would be over by now (rule 103). */
  fresh: 'sometimes',
  body: z.strictObject({ name: text(200) }),
  reply: z.object({ token: z.optional(z.string()), holdingDomain: z.optional(z.string()) }),
  errors: ['notFound', 'enrolNeeded', 'ssoRequired', 'forbidden'],
});

export const switchLocale = endpoint({
  name: 'switchLocale',
  summary: "Saves the person's language",
  method: 'PATCH',
  path: '/user/switchLocale/{id}',
  access: 'session',
  ofAccount: true,
  /** The id of any membership of the caller, or of their account. */
  body: z.strictObject({ locale }),
  reply: nothing,
});
