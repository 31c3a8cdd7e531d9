import { z } from 'zod/mini';
import { permissions, roles } from './access.ts';
import { endpoint } from './endpoint.ts';
import { all, nothing, one } from './envelope.ts';
import { id, locale, text } from './fields.ts';

export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  employeeId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  locale,
  roles: z.array(z.object({ id: z.enum(roles), name: z.string() })),
  /** The brands the person belongs to; `current` is the session's. */
  brandList: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      icon: z.nullable(z.string()),
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
  reply: all(z.enum(permissions as [string, ...string[]])),
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
  params: z.strictObject({ id }),
  body: z.strictObject({ locale }),
  reply: nothing,
  errors: ['notFound'],
});
