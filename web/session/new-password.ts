import { type FormEvent, useState } from 'react';
import { z } from 'zod/mini';
import { issuesOf, speakIssue } from '#contract/call/issues.ts';
import { checkPassword, type NewPasswordForm, newPasswordForm } from '#contract/rules/password.ts';
import type { T } from '#i18n/t.ts';
import { ApiError, errorText } from '#web/api/call.ts';
import { useTexts } from './texts.ts';

const nothing: NewPasswordForm = { password: '', confirmPassword: '' };
const fields = ['password', 'confirmPassword'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

/**
 * The form for a new password, typed twice, with its live checklist. Nothing is sent while a rule
 * fails, and the text stays when sending fails. `send` may fail with ApiError.
 */
export function useNewPassword(send: (form: NewPasswordForm) => Promise<unknown>) {
  const { t } = useTexts();
  const [values, setValues] = useState(nothing);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const errors = { ...(checked && errorsOf(values, t)), ...errorsIn(refused) };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setChecked(true);
    setRefused(undefined);
    const wrong = errorsOf(values, t);
    const first = fields.find((name) => wrong[name]);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    setBusy(true);
    try {
      await send(values);
      setValues(nothing);
      setChecked(false);
    } catch (error) {
      setRefused(error);
    } finally {
      setBusy(false);
    }
  }
  return {
    values,
    change: (changed: Partial<NewPasswordForm>) => {
      setValues({ ...values, ...changed });
      setRefused(undefined);
    },
    errors,
    checklist: checkPassword(values).map(({ rule, passes }) => ({
      text: t(`validation.password.${rule}`),
      passes,
    })),
    /** A failure that does not belong to a field. */
    failure: refused === undefined || errorsIn(refused) ? '' : errorText(refused, t),
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

function errorsOf(values: NewPasswordForm, t: T): Errors {
  const parsed = z.safeParse(newPasswordForm, values, { reportInput: true });
  if (parsed.success) return {};
  return firstOfEach(issuesOf(parsed.error).map((issue) => [issue.path, speakIssue(issue, t)]));
}

const errorsIn = (error: unknown): Errors | undefined =>
  error instanceof ApiError && error.errors.length > 0
    ? firstOfEach(error.errors.map(({ path, message }) => [path, message]))
    : undefined;

function firstOfEach(found: [path: string, message: string][]): Errors {
  const errors: Errors = {};
  for (const name of fields) {
    const message = found.find(([path]) => path === name)?.[1];
    if (message) errors[name] = message;
  }
  return errors;
}
