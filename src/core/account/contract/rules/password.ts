import { z } from 'zod/mini';

/**
 * What a new password may contain. The server and the live checklist use
 * the same rules.
 */
const allowed = /^[A-Za-z0-9!"#$%&'()*+,\-./:;<>?=@[\]\\^`{|}~_]*$/;
const special = /[!"#$%&'()*+,\-./:;<>?=@[\]\\^`{|}~_]/;

export const passwordRules = {
  containsLatin: (password: string) => password !== '' && allowed.test(password),
  minLength: (password: string) => password.length >= 8,
  containsSpecial: (password: string) => special.test(password),
  containsUppercase: (password: string) => /[A-Z]/.test(password),
} as const;
export type PasswordRule = keyof typeof passwordRules;
const ruleNames = Object.keys(passwordRules) as PasswordRule[];

/** In characters. A password is taken as it was typed: nothing is trimmed (rule 49). */
const longest = 128;

const password = z
  .string()
  .check(
    z.minLength(1, { abort: true }),
    z.maxLength(longest),
    ...ruleNames.map((rule) =>
      z.refine<string>(passwordRules[rule], `validation.password.${rule}`),
    ),
  );

export interface NewPasswordForm {
  password: string;
  confirmPassword: string;
}

/** A new password, typed twice. */
export const newPassword = { password, confirmPassword: z.string().check(z.minLength(1)) };

/** For an object with both fields: the second must repeat the first. */
export const repeatsPassword = z.refine<NewPasswordForm>(
  (given) => given.confirmPassword === '' || given.confirmPassword === given.password,
  { message: 'validation.password.sameAsPassword', path: ['confirmPassword'] },
);

export const newPasswordForm = z.strictObject(newPassword).check(repeatsPassword);

/** One's own new password, with the one in use (rule 49). */
export const ownPasswordForm = z
  .strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(longest)),
    ...newPassword,
  })
  .check(repeatsPassword);
export type OwnPasswordForm = z.infer<typeof ownPasswordForm>;

/** Each rule of the checklist, and whether the password meets it. An empty password meets none. */
export function checkPassword({ password, confirmPassword }: NewPasswordForm) {
  return [
    ...ruleNames.map((rule) => ({ rule, passes: passwordRules[rule](password) })),
    { rule: 'sameAsPassword' as const, passes: password !== '' && confirmPassword === password },
  ];
}
