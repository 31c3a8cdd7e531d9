import { z } from 'zod/mini';
import { loginForm } from '#contract/authentication.ts';
import { issuesOf } from '#contract/issues.ts';
import type { T } from '#i18n/t.ts';

export type Field = 'holdingSlug' | 'email' | 'password';
export type Values = Record<Field, string>;
export type FieldErrors = Partial<Record<Field, string>>;

/** In the order of the screen: the first wrong one gets the focus. */
export const fields = ['holdingSlug', 'email', 'password'] as const;

/** What the contract finds wrong with the form, per field, in the language of `t`. */
export function checkForm(values: Values, t: T): FieldErrors {
  const checked = z.safeParse(loginForm, values, { reportInput: true });
  if (checked.success) return {};
  const say = t as (key: string, params?: object) => string;
  const errors: FieldErrors = {};
  for (const { path, key, params } of issuesOf(checked.error)) {
    const field = fields.find((name) => name === path);
    if (field) errors[field] ??= say(key, params);
  }
  return errors;
}
