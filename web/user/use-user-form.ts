import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorCodes } from '#contract/envelope.ts';
import type { User } from '#contract/user.ts';
import { ApiError, errorText } from '#web/api.ts';
import { reloadSession } from '#web/session/load-session.ts';
import { chooseLocale } from '#web/session/texts.ts';
import { useT } from '#web/ui/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import {
  errorsByField,
  payloadOf,
  type UserErrors,
  type UserValues,
  userErrors,
  userIn,
  valuesOf,
} from './form-rules.ts';
import { useCreateUser, useUpdateUser } from './queries.ts';

/** What another user in the answer means: they have the e-mail, or somebody saved meanwhile. */
export type Found = { kind: 'exists' | 'stale'; user: User };

/** The form's state and its way to the server; whatever fails, what was typed stays. */
export function useUserForm(saved: User | undefined, onDone: () => void) {
  const { t } = useT();
  const [base, setBase] = useState(saved);
  const [begun, setBegun] = useState(() => valuesOf(saved));
  const [values, setValues] = useState(begun);
  const [errors, setErrors] = useState<UserErrors>({});
  const [found, setFound] = useState<Found>();
  const { ref, focusFirstError } = useFirstErrorFocus();
  const done = useRef(false);
  const create = useCreateUser();
  const update = useUpdateUser();
  const isSaving = create.isPending || update.isPending;

  function change(changed: Partial<UserValues>) {
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => without(before, changed));
    if ('email' in changed) setFound(undefined);
  }
  function edit(user: User) {
    setBase(user);
    setBegun(valuesOf(user));
    setValues(valuesOf(user));
    setErrors({});
    setFound(undefined);
  }
  async function save(version: number | undefined) {
    const body = payloadOf(values);
    try {
      const reply = base
        ? await update.mutateAsync({ params: { id: base.id }, body: { ...body, version } })
        : await create.mutateAsync({ body });
      done.current = true;
      toast.success(reply.message);
      onDone();
      if (reply.data.current) await followOwn(reply.data);
    } catch (error) {
      refuse(error);
    }
  }
  function refuse(error: unknown) {
    const user = error instanceof ApiError ? userIn(error.data) : undefined;
    const stale = error instanceof ApiError && error.code === errorCodes.staleVersion.code;
    if (user) setFound({ kind: stale ? 'stale' : 'exists', user });
    const atFields = error instanceof ApiError ? error.errors : [];
    setErrors(errorsByField(atFields));
    focusFirstError();
    if (!user && atFields.length === 0) toast.error(t('shell.error'), errorText(error, t));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wrong = userErrors(values, t);
    setErrors(wrong);
    setFound(undefined);
    if (Object.keys(wrong).length > 0) focusFirstError();
    else void save(base?.version);
  }
  return {
    ref,
    base,
    values,
    errors,
    found,
    isSaving,
    isDirty: JSON.stringify(values) !== JSON.stringify(begun),
    /** Saved just now, whatever the last render said. */
    isDone: () => done.current,
    change,
    edit,
    submit,
    saveOver: (user: User) => {
      setBase(user);
      setFound(undefined);
      void save(user.version);
    },
  };
}

function without(errors: UserErrors, changed: Partial<UserValues>): UserErrors {
  const { employeeList, ...fields } = changed;
  const gone = new Set([...Object.keys(fields), ...(employeeList ? ['employeeIdList'] : [])]);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.has(field)));
}

/** One's own language is spoken at once, one's own name and roles show (spec 3, section 4). */
async function followOwn(user: User): Promise<void> {
  await chooseLocale(user.locale);
  await reloadSession();
}

/** After the next render the first wrong field, from above, gets the focus. */
function useFirstErrorFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wanted]);
  return { ref, focusFirstError: () => setWanted((before) => before + 1) };
}
