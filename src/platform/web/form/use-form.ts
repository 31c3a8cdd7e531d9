import { type FormEvent, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Schema } from '#platform/contract/call/endpoint.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { inWords, issuesIn, useFormValues, type Wrong } from './values.ts';

interface Said {
  message: string;
}

/** A body as the form has it. Required values that were not given yet are left out. */
export type Typed<Body> = { [Name in keyof Body]: Body[Name] | undefined };

export interface FormSetup<
  Values extends object,
  Body,
  Saved extends { version: number },
  Reply extends Said,
> {
  /** The row being edited; undefined for a new one. */
  saved: Saved | undefined;
  /** What a new form starts with, for example a copy. */
  initial?: Values | undefined;
  valuesOf: (saved: Saved | undefined) => Values;
  bodyOf: (values: Values, base: Saved | undefined) => Typed<Body>;
  /** Checks the body. The server applies the same schema. */
  schema: Schema;
  /** Further checks that only the form makes. */
  alsoWrong?: (values: Values, base: Saved | undefined) => readonly Issue[];
  /** Maps an error's path in the body to its place in the form, where the two differ. */
  placeOf?: (path: string, body: Typed<Body>) => string;
  /**
   * Reads the row that a refusal carries: what somebody else saved meanwhile, or an existing one
   * that is in the way.
   */
  savedSchema: z.core.$ZodType<Saved>;
  /** Which of my values may be saved over theirs; the rest stays theirs. All of mine by default. */
  over?: (mine: Values, theirs: Saved) => Values;
  /**
   * `wrong` is shown when fields are invalid, whoever found it; `failed` is the title of any other
   * failure.
   */
  toasts?: { wrong: string; failed: string };
  /** Undefined: it was only looked ahead, and nothing is saved yet. */
  send: (body: Body, base: Saved | undefined) => Promise<Reply | undefined>;
  onDone: (reply: Reply) => void;
}

/** What the frame around the fields needs from a form. */
export type FormFrame = Omit<
  ReturnType<typeof useForm<object, unknown, { version: number }>>,
  'values' | 'change'
>;

/**
 * A form and how it is saved: checks, errors at fields, stale versions. What was typed stays,
 * whatever fails.
 */
export function useForm<
  Values extends object,
  Body,
  Saved extends { version: number },
  Reply extends Said = Said,
>(setup: FormSetup<Values, Body, Saved, Reply>) {
  const { t } = useT();
  const [base, setBase] = useState(setup.saved);
  const form = useFormValues(() => setup.initial ?? setup.valuesOf(setup.saved));
  const { ref, values, errors, isDirty, change } = form;
  const [theirs, setTheirs] = useState<Saved>();
  const [another, setAnother] = useState<Saved>();
  const { isSaving, isDone, save, fail } = useSaving(setup, refuse);

  function show(found: readonly Wrong[], body: Typed<Body>) {
    const { placeOf = (path: string) => path } = setup;
    form.showWrong(found.map(({ path, message }) => ({ path: placeOf(path, body), message })));
  }
  function refuse(error: unknown, body: Typed<Body>) {
    const found = savedIn(error, setup.savedSchema);
    if (found && isStale(error)) return setTheirs(found);
    const wrong = error instanceof ApiError ? error.errors : [];
    const [first] = wrong;
    show(wrong, body);
    setAnother(found);
    // The form itself offers to open that row, so no toast is needed.
    if (found) return;
    if (first) fail(t('ui.checkFields'), setup.toasts?.wrong ?? first.message);
    else fail(setup.toasts?.failed ?? t('shell.error'), errorText(error, t));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const body = setup.bodyOf(values, base);
    const issues = [...issuesIn(setup.schema, body), ...(setup.alsoWrong?.(values, base) ?? [])];
    show(inWords(issues, t), body);
    setTheirs(undefined);
    setAnother(undefined);
    if (issues.length === 0) void save(body, base);
    else if (setup.toasts) fail(t('ui.checkFields'), setup.toasts.wrong);
  }
  function beginWith(from: Saved) {
    setBase(from);
    form.beginWith(setup.valuesOf(from));
    setTheirs(undefined);
    setAnother(undefined);
  }
  return {
    ref,
    base,
    values,
    errors,
    theirs,
    isSaving,
    isDirty,
    change,
    submit,
    /** Names of the values that somebody else changed meanwhile. */
    theirChanges: theirs ? differing(setup.valuesOf(base), setup.valuesOf(theirs)) : [],
    /** The existing row that is in the way; undefined once no field is wrong any more. */
    another: Object.keys(errors).length > 0 ? another : undefined,
    isDone,
    takeTheirs: () => theirs && beginWith(theirs),
    editAnother: () => another && beginWith(another),
    saveMine() {
      if (!theirs) return;
      const mine = setup.over?.(values, theirs) ?? values;
      setBase(theirs);
      setTheirs(undefined);
      change(mine);
      void save(setup.bodyOf(mine, theirs), theirs);
    },
    /** Back to the form as it was, still based on the version it started from. */
    closeTheirs: () => setTheirs(undefined),
  };
}

/** Sends the form and shows the outcome as a toast. */
function useSaving<Body, Saved extends { version: number }, Reply extends Said>(
  { send, onDone }: Pick<FormSetup<object, Body, Saved, Reply>, 'send' | 'onDone'>,
  refuse: (error: unknown, body: Typed<Body>) => void,
) {
  const [isSaving, setSaving] = useState(false);
  const done = useRef(false);
  /** The toast about the last failure. A success closes it. */
  const failure = useRef(0);
  return {
    isSaving,
    /** True as soon as it is saved, even before the next render. */
    isDone: () => done.current,
    fail(title: string, message: string) {
      failure.current = toast.error(title, message);
    },
    async save(body: Typed<Body>, on: Saved | undefined) {
      setSaving(true);
      try {
        // Everything required is there now; if not, the server says what is missing.
        const reply = await send(body as Body, on);
        toast.close(failure.current);
        if (!reply) return;
        done.current = true;
        toast.success(reply.message);
        onDone(reply);
      } catch (error) {
        refuse(error, body);
      } finally {
        setSaving(false);
      }
    },
  };
}

/** Names of the values that differ. */
function differing<Values extends object>(one: Values, other: Values): string[] {
  const names = Object.keys(other) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.staleVersion.code;

/** The row that a refusal carries; undefined when it only lists errors. */
function savedIn<S>(error: unknown, schema: z.core.$ZodType<S>): S | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const parsed = z.safeParse(schema, error.data);
  return parsed.success ? parsed.data : undefined;
}
