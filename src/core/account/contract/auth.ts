import { z } from 'zod/mini';
import { signInSteps } from '#core/factor/contract/rules/factor.ts';
import { confirmationMethods } from '#platform/contract/call/confirmation.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { email, id, locale, text } from '#platform/contract/call/fields.ts';

/**
 * How a session is brought: `token` in the reply, for programs, or in a cookie, which our own pages alone
 * may ask for (decision 133).
 */
export const keep = z.optional(z.enum(['token', 'cookie']));

/** What brings a session that has just been opened. */
export const brought = z.object({
  token: z.optional(z.string()),
  /** The id of the session that the cookie brings. */
  session: z.optional(z.string()),
  /** Set where somebody else is signed in in this browser: 30 minutes to choose which account goes on. */
  choice: z.optional(z.string()),
});

/**
 * Signed in, or what is still missing (rule 105). `factor`: the ticket goes to `proveFactor` with one of
 * `methodList`, the best first. `enrol`: the company wants a factor and there is none; the ticket goes to
 * `checkEnrolment`, with the code just mailed unless `isMailProven`. A ticket lasts ten minutes, in this browser only.
 */
export const entered = z.object({
  ...brought.shape,
  /** Where it is set `token` is a handoff: the brand has its own host (rule 3). */
  holdingDomain: z.optional(z.string()),
  /** To be kept on the device and sent with the next sign-in: it is no stranger's (rule 44). */
  device: z.optional(z.string()),
  step: z.optional(z.enum(signInSteps)),
  ticket: z.optional(z.string()),
  methodList: z.optional(z.array(z.enum(confirmationMethods))),
  isMailProven: z.optional(z.boolean()),
});
export type Entered = z.infer<typeof entered>;

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
  keep,
});
export type LoginForm = z.infer<typeof loginForm>;

/** The sign-in page with these fields filled in. They come after the #, which no server sees. */
export const signInPath = (filled: { holdingSlug: string | null; email: string }): string => {
  const { holdingSlug, email } = filled;
  return `/login#${new URLSearchParams({ ...(holdingSlug && { holdingSlug }), email })}`;
};

export const loginUser = endpoint({
  name: 'loginUser',
  summary: 'Signs a person in to a brand, or says which further step is missing',
  method: 'POST',
  path: '/authentication/login',
  access: 'public',
  body: loginForm,
  reply: entered,
  errors: ['wrongCredentials', 'ssoRequired', 'addressRefused', 'tooMany', 'unavailable'],
});

export const exchangeToken = endpoint({
  name: 'exchangeToken',
  summary: 'Changes a handoff token for a session, once, within 60 seconds',
  method: 'POST',
  path: '/authentication/exchange',
  access: 'public',
  body: z.strictObject({ token: text(200), keep }),
  reply: brought,
  errors: ['unauthenticated', 'tooMany'],
});

export const logoutUser = endpoint({
  name: 'logoutUser',
  summary: 'Ends the session',
  method: 'POST',
  path: '/authentication/logout',
  access: 'session',
  ownLine: true,
  fromAnywhere: true,
  ofAccount: true,
  body: z.optional(z.strictObject({ id: z.optional(id) })),
  reply: z.object({
    /** The path that ends the sign-in at the company's provider too, where the company wants that (rule 111). */
    leadsTo: z.optional(z.string()),
  }),
});
