import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { QuestionaryDetail } from '#contract/questionary.ts';
import { useToday } from '#web/session/today.ts';
import type { FormError } from './form-check.ts';
import { type FormField, type FormValues, newValues, valuesOf } from './form-rules.ts';

/** What the sections of the form see of it. */
export interface FormHandle {
  values: FormValues;
  /** The saved questionary that is edited; undefined for a new one. */
  base: QuestionaryDetail | undefined;
  /** In work: only the end date and added participants (spec 2, section 4). */
  locked: boolean;
  error: (field: FormField) => string | undefined;
  change: (changed: Partial<FormValues>) => void;
}

export function useQuestionaryForm(saved: QuestionaryDetail | undefined) {
  const [base, setBase] = useState(saved);
  const [general, setGeneral] = useState<string[]>([]);
  const today = useToday();
  const form = useForm<FormValues>({
    defaultValues: saved ? valuesOf(saved) : newValues(today),
  });
  const { errors, isDirty } = form.formState;

  function change(changed: Partial<FormValues>) {
    for (const [name, value] of Object.entries(changed)) {
      form.setValue(name as keyof FormValues, value, { shouldDirty: true });
    }
    const names = Object.keys(changed) as (keyof FormValues)[];
    // The two dates are wrong together, so they are right together.
    if (names.some((name) => name.startsWith('date'))) names.push('dateStart', 'dateEnd');
    form.clearErrors(names);
  }
  function error(field: FormField): string | undefined {
    return form.getFieldState(field, form.formState).error?.message;
  }
  /** Shows these and no others. */
  function showErrors(found: readonly FormError[]) {
    form.clearErrors();
    for (const { field, message } of found) if (field) form.setError(field, { message });
    setGeneral(found.filter(({ field }) => !field).map(({ message }) => message));
  }
  /** Stands on another saved state; with values it begins anew from them. */
  function rebase(next: QuestionaryDetail, values?: FormValues) {
    setBase(next);
    showErrors([]);
    if (values) form.reset(values);
  }
  const handle: FormHandle = {
    values: form.watch(),
    base,
    locked: base?.status === 'inwork',
    error,
    change,
  };
  return {
    handle,
    isDirty,
    hasErrors: Object.keys(errors).length > 0,
    general,
    showErrors,
    rebase,
  };
}
