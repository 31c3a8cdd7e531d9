import { z } from 'zod/mini';
import { deviceList, entered, keep } from '#core/account/contract/auth.ts';
import { assertion } from '#core/account/contract/rules/passkey-fields.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing } from '#platform/contract/call/envelope.ts';
import { email, locale, text } from '#platform/contract/call/fields.ts';
import { browsers, systems } from '#platform/contract/rules/device.ts';
import { factorKinds, mostFactors } from './rules/factor.ts';

/** Second factors of one's own account, and the steps of signing in that ask for one (rules 105 and 106). */

/** A one-time code as people type it: with spaces or without. */
export const code = z.string().check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
  z.maxLength(20),
  z.minLength(1),
);
/** A recovery code, in any case, with signs in between or without. */
export const recovery = z.string().check(
  z.overwrite((typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')),
  z.maxLength(20),
  z.minLength(1),
);
const ticket = text(200);
const factorName = text(60);

/** The secret as `beginTotp` gave it: 160 bits in base32. */
const secret = z.string().check(z.regex(/^[A-Z2-7]{32}$/));
const begun = z.object({
  secret: z.string(),
  /** `otpauth://…`, for the picture that a phone reads. */
  uri: z.string(),
});
export const totpForm = z.strictObject({ secret, code, name: factorName });
/**
 * Ten codes to be kept, shown this once. They and the new factor are in force when one of them has been typed
 * back (`finishRecovery`). Empty where there were codes before: then the factor is in force.
 */
const codeList = z.array(z.string());

const device = {
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
};
export const factor = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  ...device,
  /** Unix seconds. */
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});
export type Factor = z.infer<typeof factor>;

export const trustedDevice = z.object({
  id: z.string(),
  ...device,
  /** Unix seconds; the company that the session is in decides for how many days. */
  trustedAt: z.number(),
  until: z.number(),
});
export type TrustedDevice = z.infer<typeof trustedDevice>;

/** The second step of signing in. `trust`: this device is not asked for it for some days. */
export const proveFactor = endpoint({
  name: 'proveFactor',
  summary: 'Signs in by the ticket of loginUser and a code or a passkey; 400 at what is wrong',
  method: 'POST',
  path: '/authentication/factor',
  access: 'public',
  body: z
    .strictObject({
      ticket,
      code: z.optional(code),
      recovery: z.optional(recovery),
      passkey: z.optional(assertion),
      trust: z.optional(z.boolean()),
      locale: z.optional(locale),
      deviceList,
      keep,
    })
    .check(
      z.refine((body) => [body.code, body.recovery, body.passkey].filter(Boolean).length === 1, {
        path: ['code'],
        error: 'validation.required',
      }),
    ),
  reply: entered,
  errors: ['wrongCredentials', 'linkExpired', 'tooMany', 'unavailable'],
});

export const checkEnrolment = endpoint({
  name: 'checkEnrolment',
  summary: 'Takes the mailed code that lets a person add their first factor while signing in',
  method: 'POST',
  path: '/authentication/enrol/check',
  access: 'public',
  body: z.strictObject({ ticket, mailCode: code }),
  reply: nothing,
  errors: ['linkExpired', 'tooMany'],
});

export const beginEnrolment = endpoint({
  name: 'beginEnrolment',
  summary: 'A new secret for an authenticator app, while signing in',
  method: 'POST',
  path: '/authentication/enrol/begin',
  access: 'public',
  body: z.strictObject({ ticket }),
  reply: begun,
  errors: ['forbidden', 'linkExpired', 'tooMany'],
});

export const addEnrolment = endpoint({
  name: 'addEnrolment',
  summary: 'Adds the authenticator app whose code is right, while signing in',
  method: 'POST',
  path: '/authentication/enrol',
  access: 'public',
  body: z.strictObject({ ticket, ...totpForm.shape }),
  reply: z.object({ codeList }),
  errors: ['forbidden', 'linkExpired', 'tooMany', 'unavailable'],
});

export const finishEnrolment = endpoint({
  name: 'finishEnrolment',
  summary: 'Puts the first factor in force by one of its recovery codes, and signs in',
  method: 'POST',
  path: '/authentication/enrol/finish',
  access: 'public',
  body: z.strictObject({ ticket, recovery, locale: z.optional(locale), deviceList, keep }),
  reply: entered,
  errors: ['wrongCredentials', 'forbidden', 'linkExpired', 'tooMany', 'unavailable'],
});

export const askToLetIn = endpoint({
  name: 'askToLetIn',
  summary:
    'Mails a code that lets this device try, where strangers have used up the tries of an account',
  method: 'POST',
  path: '/authentication/letIn/request',
  access: 'public',
  body: z.strictObject({ email, locale: z.optional(locale) }),
  reply: nothing,
  errors: ['tooMany'],
});

export const letIn = endpoint({
  name: 'letIn',
  summary: 'Makes this a device that the account knows, by a mailed code; it still has to sign in',
  method: 'POST',
  path: '/authentication/letIn',
  access: 'public',
  body: z.strictObject({ email, code: recovery }),
  reply: z.object({ device: z.string() }),
  errors: ['linkExpired', 'tooMany'],
});

/** Where somebody adds one: in their session, or only while signing in, by a password or through the company. */
export const factorAddedBy = ['session', 'ownSignIn', 'companySignIn'] as const;
export type FactorAddedBy = (typeof factorAddedBy)[number];

export const getFactorList = endpoint({
  name: 'getFactorList',
  summary: "The person's own factors, trusted devices, and how many recovery codes are left",
  method: 'GET',
  path: '/account/factor/list',
  access: 'session',
  ofAccount: true,
  reply: z.object({
    data: z.array(factor).check(z.maxLength(mostFactors)),
    trustedList: z.array(trustedDevice),
    recoveryLeft: z.number(),
    /** Whether one of the person's companies wants a factor, from now on or later: the last one stays. */
    isWanted: z.boolean(),
    addedBy: z.enum(factorAddedBy),
  }),
});

export const beginTotp = endpoint({
  name: 'beginTotp',
  summary: 'A new secret for an authenticator app; nothing is kept of it',
  method: 'POST',
  path: '/account/totp/begin',
  access: 'session',
  ofAccount: true,
  fresh: true,
  ofOwner: true,
  reply: begun,
});

export const addTotp = endpoint({
  name: 'addTotp',
  summary: 'Adds the authenticator app whose code is right',
  method: 'POST',
  path: '/account/totp',
  access: 'session',
  ofAccount: true,
  fresh: true,
  ofOwner: true,
  body: totpForm,
  reply: z.object({ codeList }),
  errors: ['conflict', 'tooMany', 'unavailable'],
});

export const renewRecovery = endpoint({
  name: 'renewRecovery',
  summary: 'Ten new recovery codes; the former ones work until one of these has been typed back',
  method: 'POST',
  path: '/account/recovery',
  access: 'session',
  ofAccount: true,
  fresh: true,
  ofOwner: true,
  reply: z.object({ codeList }),
  errors: ['conflict', 'unavailable'],
});

export const finishRecovery = endpoint({
  name: 'finishRecovery',
  summary:
    'Puts the new recovery codes, and a first factor, in force; 400 at the code that is wrong',
  method: 'POST',
  path: '/account/recovery/finish',
  access: 'session',
  ofAccount: true,
  ofOwner: true,
  body: z.strictObject({ recovery }),
  reply: nothing,
  errors: ['tooMany', 'unavailable'],
});

export const renameFactor = endpoint({
  name: 'renameFactor',
  summary: 'Gives a factor another name',
  method: 'PATCH',
  path: '/account/factor/{id}',
  access: 'session',
  ofAccount: true,
  ofOwner: true,
  body: z.strictObject({ name: factorName }),
  reply: nothing,
});

export const removeFactor = endpoint({
  name: 'removeFactor',
  summary: 'Removes a factor; 409 for the last one where a company wants one',
  method: 'DELETE',
  path: '/account/factor/{id}',
  access: 'session',
  ofAccount: true,
  fresh: true,
  ofOwner: true,
  reply: nothing,
  errors: ['conflict'],
});

export const forgetTrusted = endpoint({
  name: 'forgetTrusted',
  summary: 'Has a trusted device asked for the factor again',
  method: 'DELETE',
  path: '/account/trusted/{id}',
  access: 'session',
  ofAccount: true,
  ofOwner: true,
  reply: nothing,
});
