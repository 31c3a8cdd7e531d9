import type { FormEvent, ReactNode } from 'react';
import type { AuditKind } from '#platform/contract/rules/audit.ts';
import type { FormFrame } from '#platform/web/form/use-form.ts';
import { StaleNote } from '#platform/web/ui/state/stale-note.tsx';
import './saved-form.css';
import { useFieldNames } from './use-field-names.ts';

export interface SavedFormProps {
  /** Buttons outside the form submit it by this id. */
  id: string;
  /** The kind of thing that the form changes. */
  kind: AuditKind;
  form: FormFrame;
  /** Replaces the form's own submit, and calls it when all is well. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form that is saved as a whole. A note above its fields says what somebody else saved meanwhile. */
export function SavedForm({ id, kind, form, onSubmit = form.submit, children }: SavedFormProps) {
  const changed = useFieldNames(kind, form.theirChanges);
  return (
    <form ref={form.ref} id={id} className="saved-form" noValidate onSubmit={onSubmit}>
      <StaleNote
        shown={form.theirs !== undefined}
        changed={changed}
        onTakeTheirs={form.takeTheirs}
        onSaveMine={form.saveMine}
      />
      {children}
    </form>
  );
}
