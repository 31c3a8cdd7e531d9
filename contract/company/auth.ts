import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { nothing } from '#contract/platform/call/envelope.ts';
import { email, id, locale, text } from '#contract/platform/call/fields.ts';

/** Where to go with the token: `holdingDomain` is set when the brand has its own host (rule 3). */
export const signedIn = z.object({
  token: z.string(),
  holdingDomain: z.optional(z.string()),
  /** To be kept on the device and sent with the next sign-in: it is no stranger's (rule 44). */
  device: z.string(),
});

/** How many of the values `device` a device keeps: several people may use it. */
export const mostDevices = 10;
/** Every `device` that this device keeps, for whomever. */
export const deviceList = z.optional(z.array(text(200)).check(z.maxLength(mostDevices)));

export const loginForm = z.strictObject({
  email,
  password: z.string().check(z.minLength(1), z.minLength(3), z.maxLength(200)),
  /** In any case: people type it where companies are not listed. */
  holdingSlug: text(60),
  locale: z.optional(locale),
  deviceList,
});
export type LoginForm = z.infer<typeof loginForm>;

/** The sign-in page with these fields filled in. They come after the #, which no server sees. */
export const signInPath = (filled: { holdingSlug: string | null; email: string }): string => {
  const { holdingSlug, email } = filled;
  return `/login#${new URLSearchParams({ ...(holdingSlug && { holdingSlug }), email })}`;
};

export const loginUser = endpoint({
  name: 'loginUser',
  summary: 'Signs a person in to a brand',
  method: 'POST',
  path: '/authentication/login',
  access: 'public',
  body: loginForm,
  reply: signedIn,
  errors: ['wrongCredentials', 'tooMany', 'unavailable'],
});

export const exchangeToken = endpoint({
  name: 'exchangeToken',
  summary: 'Changes a handoff token for a session token, once, within 60 seconds',
  method: 'POST',
  path: '/authentication/exchange',
  access: 'public',
  body: z.strictObject({ token: text(200) }),
  reply: z.object({ token: z.string() }),
  errors: ['unauthenticated', 'tooMany'],
});

export const logoutUser = endpoint({
  name: 'logoutUser',
  summary: 'Ends the session',
  method: 'POST',
  path: '/authentication/logout',
  access: 'session',
  ofAccount: true,
  body: z.optional(z.strictObject({ id: z.optional(id) })),
  reply: nothing,
});
