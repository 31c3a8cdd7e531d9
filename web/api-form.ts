import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/envelope.ts';
import { issuesOf } from '#contract/issues.ts';
import { ApiError, errorText } from './api.ts';
import { useT } from './ui/texts.tsx';
import { toast } from './ui/toast-store.ts';

/** One text a field, by the path that the contract names: `questionList.0.questionText.ru`. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormSetup<Values extends object, Body, Saved extends { version: number }> {
  /** What is changed; undefined for a new one. */
  saved: Saved | undefined;
  /** What a new form begins with, a copy for example. */
  initial?: Values | undefined;
  valuesOf: (saved: Saved | undefined) => Values;
  bodyOf: (values: Values) => Body;
  /** Of the body: the same that the server applies. */
  schema: Schema;
  /** Reads what somebody else saved meanwhile from a refusal. */
  savedSchema: z.core.$ZodType<Saved>;
  send: (body: Body, base: Saved | undefined) => Promise<{ message: string }>;
  onDone: () => void;
}

/** What fields need of a form. */
export interface Fields<Values> {
  values: Values;
  errors: FormErrors;
  change: (changed: Partial<Values>, ...cleared: string[]) => void;
}
/** What the frame around them needs. */
export type FormFrame = Omit<
  ReturnType<typeof useForm<object, unknown, { version: number }>>,
  'values' | 'change'
>;

/**
 * A form in a modal and its way to the server: checks, errors at fields, a stale version, and
 * whatever fails, what was typed stays.
 */
export function useForm<Values extends object, Body, Saved extends { version: number }>(
  setup: FormSetup<Values, Body, Saved>,
) {
  const { t } = useT();
  const [base, setBase] = useState(setup.saved);
  const [begun, setBegun] = useState(() => setup.initial ?? setup.valuesOf(setup.saved));
  const [values, setValues] = useState(begun);
  const [errors, setErrors] = useState<FormErrors>({});
  const [theirs, setTheirs] = useState<Saved>();
  const [isSaving, setSaving] = useState(false);
  const done = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(ref);

  /** Errors at what is changed go; `cleared` says where those of a nested field stand. */
  function change(changed: Partial<Values>, ...cleared: string[]) {
    const gone = cleared.length > 0 ? cleared : Object.keys(changed);
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => without(before, gone));
  }
  async function save(on: Saved | undefined) {
    setSaving(true);
    try {
      const { message } = await setup.send(setup.bodyOf(values), on);
      done.current = true;
      toast.success(message);
      setup.onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  }
  function refuse(error: unknown) {
    const saved = theirsIn(error, setup.savedSchema);
    if (saved) return setTheirs(saved);
    const atFields = error instanceof ApiError ? error.errors : [];
    const [first] = atFields;
    if (!first) return void toast.error(t('shell.error'), errorText(error, t));
    setErrors(byPath(atFields));
    focusFirstError();
    toast.error(t('ui.checkFields'), first.message);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const parsed = z.safeParse(setup.schema, setup.bodyOf(values), { reportInput: true });
    const say = t as (key: string, params?: object) => string;
    const wrong = parsed.success
      ? {}
      : byPath(
          issuesOf(parsed.error).map(({ path, key, params }) => ({
            path,
            message: say(key, params),
          })),
        );
    setErrors(wrong);
    setTheirs(undefined);
    if (Object.keys(wrong).length > 0) focusFirstError();
    else void save(base);
  }
  return {
    ref,
    base,
    values,
    errors,
    theirs,
    /** Names of the values that somebody else changed meanwhile. */
    theirChanges: theirs ? differing(setup.valuesOf(base), setup.valuesOf(theirs)) : [],
    isSaving,
    isDirty: JSON.stringify(values) !== JSON.stringify(begun),
    /** Saved just now, whatever the last render said. */
    isDone: () => done.current,
    change,
    submit,
    takeTheirs() {
      if (!theirs) return;
      const taken = setup.valuesOf(theirs);
      setBase(theirs);
      setBegun(taken);
      setValues(taken);
      setErrors({});
      setTheirs(undefined);
    },
    saveMine() {
      if (!theirs) return;
      setBase(theirs);
      setTheirs(undefined);
      void save(theirs);
    },
  };
}

/** Names of the values that are not the same. */
export function differing<Values extends object>(one: Values, other: Values): string[] {
  const names = Object.keys(other) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** The saved state that a stale edit is answered with. */
function theirsIn<S>(error: unknown, schema: z.core.$ZodType<S>): S | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.staleVersion.code) return undefined;
  const parsed = z.safeParse(schema, error.data);
  return parsed.success ? parsed.data : undefined;
}

function byPath(errors: readonly { path: string; message: string }[]): FormErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) found[path] ??= message;
  return found;
}

/** The text at a field or anywhere inside it. */
export const errorWithin = (errors: FormErrors, path: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];

const without = (errors: FormErrors, gone: readonly string[]): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([at]) => !gone.some((path) => at === path || at.startsWith(`${path}.`)),
    ),
  );

/** After the next render the first wrong field, from above, gets the focus. */
function useFirstErrorFocus(ref: RefObject<HTMLFormElement | null>): () => void {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    const wrong = 'input[aria-invalid="true"], textarea[aria-invalid="true"], [data-invalid] input';
    ref.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [wanted, ref]);
  return () => setWanted((before) => before + 1);
}
