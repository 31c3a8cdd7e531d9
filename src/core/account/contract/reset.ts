import { z } from 'zod/mini';
import { deviceList, entered, keep } from '#core/account/contract/auth.ts';
import {
  newPassword,
  ownPasswordForm,
  repeatsPassword,
} from '#core/account/contract/rules/password.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing } from '#platform/contract/call/envelope.ts';
import { email, locale } from '#platform/contract/call/fields.ts';
import { token } from '#platform/contract/call/query.ts';

export const resetRequestForm = z.strictObject({ email, locale: z.optional(locale) });

export const requestReset = endpoint({
  name: 'requestReset',
  summary: 'Asks for a link to set a new password; known and unknown e-mails are answered alike',
  method: 'POST',
  path: '/reset/request',
  access: 'public',
  body: resetRequestForm,
  reply: nothing,
  errors: ['tooMany'],
});

export const checkReset = endpoint({
  name: 'checkReset',
  summary: 'Whether a mailed link still works; spends nothing',
  method: 'POST',
  path: '/reset/check',
  access: 'public',
  body: z.strictObject({ token }),
  /**
   * Whose password the link sets, which company's letter it came in, and whether there was a
   * password. Only the holder of the link learns this.
   */
  reply: z.object({
    email: z.string(),
    holdingSlug: z.nullable(z.string()),
    isFirst: z.boolean(),
  }),
  errors: ['linkExpired', 'tooMany'],
});

export const restorePassword = endpoint({
  name: 'restorePassword',
  summary:
    'Sets the password by a mailed link, once, and signs in; all other sessions of the person end',
  method: 'POST',
  path: '/reset',
  access: 'public',
  body: z.strictObject({ token, ...newPassword, deviceList, keep }).check(repeatsPassword),
  /** The same as after signing in to the company of the letter. Empty where its sign-in is not open to them. */
  reply: entered,
  errors: ['linkExpired', 'tooMany', 'unavailable'],
});

export const resetCurrentUserPassword = endpoint({
  name: 'resetCurrentUserPassword',
  summary:
    "Changes the signed-in person's password, given the one in use; their other sessions end",
  method: 'PATCH',
  path: '/resetPassword',
  access: 'resetpassword_resetcurrentuserpassword__invoke',
  ownLine: true,
  ofOwner: true,
  body: ownPasswordForm,
  reply: nothing,
  errors: ['tooMany', 'unavailable'],
});
