import { type FormEvent, useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { errorCodes } from '#contract/envelope.ts';
import { type QuestionaryDetail, questionaryDetail } from '#contract/questionary.ts';
import { ApiError, errorText } from '#web/api.ts';
import { useT } from '#web/ui/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type FormError, formErrors, serverErrors } from './form-check.ts';
import {
  createPayload,
  type FormValues,
  overTheirs,
  updatePayload,
  valuesOf,
} from './form-rules.ts';
import { useQuestionaryForm } from './form-state.ts';
import { useCreate, useTakeTheirs, useUpdate } from './queries.ts';

export interface SavingProps {
  saved: QuestionaryDetail | undefined;
  formId: string;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** The form's state and its way to the server; whatever fails, what was typed stays. */
export function useSaving({ saved, formId, onClose, onCreated }: SavingProps) {
  const { t } = useT();
  const form = useQuestionaryForm(saved);
  const focusFirstError = useFirstErrorFocus(formId);
  const create = useCreate();
  const update = useUpdate();
  const keepTheirs = useTakeTheirs();
  const [stale, setStale] = useState<QuestionaryDetail>();
  const done = useRef(false);
  const { values, base } = form.handle;

  function refuse(errors: FormError[]) {
    form.showErrors(errors);
    focusFirstError();
    toast.error(t('ui.checkFields'), t('errors.questionary.create'));
  }
  function failed(error: unknown, sent: FormValues, on: QuestionaryDetail | undefined) {
    const theirs = theirsIn(error);
    if (theirs) return setStale(theirs);
    if (error instanceof ApiError && error.errors.length > 0) {
      return refuse(serverErrors(error.errors, sent, on));
    }
    toast.error(t('questionary.form.noAnswer'), errorText(error, t));
  }
  async function save(sent: FormValues, on: QuestionaryDetail | undefined) {
    try {
      const reply = on
        ? await update.mutateAsync({ body: updatePayload(sent, on) })
        : await create.mutateAsync({ body: createPayload(sent) });
      done.current = true;
      toast.success(reply.message);
      if (on) onClose();
      else onCreated(reply.data.id);
    } catch (error) {
      failed(error, sent, on);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending || update.isPending) return;
    const errors = formErrors(values, base, t);
    if (errors.length > 0) return refuse(errors);
    form.showErrors([]);
    void save(values, base);
  }
  function takeTheirs() {
    if (!stale) return;
    keepTheirs(stale);
    form.rebase(stale, valuesOf(stale));
    setStale(undefined);
  }
  async function saveMine() {
    if (!stale) return;
    const mine = overTheirs(values, stale);
    form.rebase(stale);
    form.handle.change(mine);
    await save(mine, stale);
    setStale((now) => (now === stale ? undefined : now));
  }
  return {
    ...form,
    submit,
    isSaving: create.isPending || update.isPending,
    isDone: () => done.current,
    stale,
    takeTheirs,
    saveMine: () => void saveMine(),
    closeStale: () => setStale(undefined),
  };
}

/** The saved state that a stale edit is answered with. */
function theirsIn(error: unknown): QuestionaryDetail | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.staleVersion.code) return undefined;
  const parsed = z.safeParse(questionaryDetail, error.data);
  return parsed.success ? parsed.data : undefined;
}

/** After the next render the first wrong field, from above, gets the focus. */
function useFirstErrorFocus(formId: string): () => void {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    const wrong =
      '[aria-invalid="true"], button[data-invalid], [data-invalid] button, [role="alert"] .ui-info';
    const first = document.getElementById(formId)?.querySelector<HTMLElement>(wrong);
    first?.focus({ preventScroll: true });
    // In the middle, because the message about it covers the top.
    first?.scrollIntoView({ block: 'center' });
  }, [wanted, formId]);
  return () => setWanted((before) => before + 1);
}
