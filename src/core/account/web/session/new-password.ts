import { type FormEvent, useState } from 'react';
import { z } from 'zod/mini';
import { checkPassword, type NewPasswordForm } from '#core/account/contract/rules/password.ts';
import { issuesOf, speakIssue } from '#platform/contract/call/issues.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { useTexts } from '#platform/web/device/texts.ts';

interface Form<F extends NewPasswordForm> {
  schema: z.core.$ZodType<F>;
  /** The form before anything is typed, its fields in the order of the screen. */
  nothing: F;
  /** May fail with ApiError. */
  send: (form: F) => Promise<unknown>;
}
type Errors<F> = { [Name in keyof F & string]?: string | undefined };

/**
 * The form for a new password, typed twice, with its live checklist. Nothing is sent while a rule
 * fails, and the text stays when sending fails.
 */
export function useNewPassword<F extends NewPasswordForm>({ schema, nothing, send }: Form<F>) {
  const { t } = useTexts();
  const fields = Object.keys(nothing) as (keyof F & string)[];
  const [values, setValues] = useState(nothing);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const ofServer = errorsIn(refused, fields);
  const errors: Errors<F> = { ...(checked && errorsOf(values)), ...ofServer };

  function errorsOf(form: F): Errors<F> {
    const parsed = z.safeParse(schema, form, { reportInput: true });
    if (parsed.success) return {};
    const found = issuesOf(parsed.error).map((issue) => ({
      path: issue.path,
      message: speakIssue(issue, t),
    }));
    return firstOfEach(fields, found);
  }

  /** False where no field is wrong. */
  function focusFirst(form: HTMLFormElement, wrong: Errors<F>): boolean {
    const first = fields.find((name) => wrong[name]);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setChecked(true);
    setRefused(undefined);
    const wrong = errorsOf(values);
    if (focusFirst(form, wrong)) return;
    setBusy(true);
    try {
      await send(values);
      setValues(nothing);
      setChecked(false);
    } catch (error) {
      setRefused(error);
      focusFirst(form, errorsIn(error, fields) ?? {});
    } finally {
      setBusy(false);
    }
  }
  return {
    values,
    change: (changed: Partial<F>) => {
      setValues({ ...values, ...changed });
      setRefused(undefined);
    },
    errors,
    checklist: checkPassword(values).map(({ rule, passes }) => ({
      text: t(rule === 'sameAsPassword' ? 'newPassword.repeated' : `validation.password.${rule}`),
      passes,
    })),
    /** A failure that does not belong to a field. */
    failure: refused === undefined || ofServer ? '' : errorText(refused, t),
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

/** What the server refused at these fields; undefined where it refused none of them. */
function errorsIn<Name extends string>(error: unknown, fields: readonly Name[]) {
  return error instanceof ApiError && error.errors.length > 0
    ? firstOfEach(fields, error.errors)
    : undefined;
}

function firstOfEach<Name extends string>(
  fields: readonly Name[],
  found: readonly { path: string; message: string }[],
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of fields) {
    const message = found.find(({ path }) => path === name)?.message;
    if (message) errors[name] = message;
  }
  return errors;
}
