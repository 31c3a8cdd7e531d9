import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Schema } from '#platform/contract/call/endpoint.ts';
import { type Issue, issuesOf, speakIssue } from '#platform/contract/call/issues.ts';
import type { T } from '#platform/texts/t.ts';

/** One message per field, keyed by its path in the contract: `questionList.0.questionText.ru`. */
export type FormErrors = Readonly<Record<string, string>>;
/** What is wrong and where, in the reader's language. */
export interface Wrong {
  path: string;
  message: string;
}

/** The part of a form that its fields use. */
export interface Fields<Values> {
  values: Values;
  errors: FormErrors;
  change: (changed: Partial<Values>, ...cleared: string[]) => void;
}

/** What is typed and chosen in a form, and what is wrong with it. */
export function useFormValues<Values extends object>(start: () => Values) {
  const [begun, setBegun] = useState(start);
  const [values, setValues] = useState(begun);
  const [errors, setErrors] = useState<FormErrors>({});
  const { ref, focusFirstError } = useFirstErrorFocus();
  return {
    ref,
    values,
    errors,
    isDirty: JSON.stringify(values) !== JSON.stringify(begun),
    /** Changes values and clears their errors. `cleared` names the paths of nested fields. */
    change(changed: Partial<Values>, ...cleared: string[]) {
      const gone = cleared.length > 0 ? cleared : Object.keys(changed);
      setValues((before) => ({ ...before, ...changed }));
      setErrors((before) => without(before, gone));
    },
    beginWith(next: Values) {
      setBegun(next);
      setValues(next);
      setErrors({});
    },
    /** Replaces all errors with these. The first wrong field gets the focus. */
    showWrong(found: readonly Wrong[]) {
      setErrors(byPath(found));
      if (found.length > 0) focusFirstError();
    },
  };
}

/** What the contract finds wrong with a body. */
export function issuesIn(schema: Schema, body: unknown): Issue[] {
  const parsed = z.safeParse(schema, body, { reportInput: true });
  return parsed.success ? [] : issuesOf(parsed.error);
}

/** The issues as messages, each with its path. */
export function inWords(issues: readonly Issue[], t: T): Wrong[] {
  return issues.map((issue) => ({ path: issue.path, message: speakIssue(issue, t) }));
}

/** The message at a field or anywhere inside it. */
export const errorWithin = (errors: FormErrors, path: string): string | undefined =>
  Object.entries(errors).find(([at]) => isWithin(at, path))?.[1];

const isWithin = (at: string, path: string): boolean => at === path || at.startsWith(`${path}.`);

function byPath(found: readonly Wrong[]): FormErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of found) errors[path] ??= message;
  return errors;
}

const without = (errors: FormErrors, gone: readonly string[]): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([at]) => !gone.some((path) => isWithin(at, path))),
  );

const invalid = ':is([aria-invalid="true"], [data-invalid])';
const control = ':is(input, textarea, select, button, [role="textbox"])';
const wrongField = `${invalid}${control}, ${invalid} ${control}`;
const note = '[role="alert"] [role="note"]';

/**
 * After the next render the topmost wrong field gets the focus. A note above the fields is scrolled
 * into view first.
 */
function useFirstErrorFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    ref.current?.querySelector<HTMLElement>(wrongField)?.focus({ preventScroll: true });
    // To the middle, because a toast covers the top.
    ref.current?.querySelector(`${note}, ${wrongField}`)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return { ref, focusFirstError: () => setWanted((before) => before + 1) };
}
