import { z } from 'zod/mini';
import { loginForm } from '#core/account/contract/auth.ts';
import type { Brand } from '#core/company/contract/brand.ts';
import { issuesOf, speakIssue } from '#platform/contract/call/issues.ts';
import type { T } from '#platform/texts/t.ts';

/** In the order of the screen: the first wrong one gets the focus. */
export const fields = ['holdingSlug', 'email', 'password'] as const;
export type SignInField = (typeof fields)[number];
export type Values = Record<SignInField, string>;
export type FieldErrors = Partial<Record<SignInField, string>>;

/**
 * The form's first values. Takes the company and the e-mail from behind the # (`signInPath`), if
 * the company is one of these. Where none is listed, any is taken.
 */
export function firstValues(brands: readonly Pick<Brand, 'slug'>[], hash: string): Values {
  const filled = new URLSearchParams(hash.slice(1));
  const given = filled.get('holdingSlug') ?? '';
  const wanted = brands.find(({ slug }) => slug === given) ?? brands[0];
  return { holdingSlug: wanted?.slug ?? given, email: filled.get('email') ?? '', password: '' };
}

/** What the contract finds wrong with the form, by field, in the language of `t`. */
export function checkForm(values: Values, t: T): FieldErrors {
  const checked = z.safeParse(loginForm, values, { reportInput: true });
  if (checked.success) return {};
  const errors: FieldErrors = {};
  for (const issue of issuesOf(checked.error)) {
    const field = fields.find((name) => name === issue.path);
    if (field) errors[field] ??= speakIssue(issue, t);
  }
  return errors;
}
