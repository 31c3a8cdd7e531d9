import { type ReactNode, useId } from 'react';
import type { AuditKind } from '#contract/audit.ts';
import type { FormFrame } from '#web/form/use-form.ts';
import { useFieldNames } from '#web/shared/use-field-names.ts';
import { LeaveDialog } from '#web/ui/cover/leave-dialog.tsx';
import { Modal } from '#web/ui/cover/modal.tsx';
import { SaveButtons } from '#web/ui/press/save-buttons.tsx';
import { StaleNote } from '#web/ui/state/stale-note.tsx';

export interface FormModalProps {
  /** What is changed by it. */
  kind: AuditKind;
  title: string;
  form: FormFrame;
  size?: 's' | 'm' | 'l';
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the directory's forms: a changed one asks before it closes. */
export function FormModal({ kind, title, form, size, onClose, children }: FormModalProps) {
  const id = useId();
  const changed = useFieldNames(kind, form.theirChanges);
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={onClose}>
      {(close) => (
        <Modal
          open
          busy={form.isSaving}
          size={size}
          title={title}
          onClose={close}
          footer={<SaveButtons form={id} isSaving={form.isSaving} onCancel={close} />}
        >
          <form ref={form.ref} id={id} className="directory-form" noValidate onSubmit={form.submit}>
            <StaleNote
              shown={form.theirs !== undefined}
              changed={changed}
              onTakeTheirs={form.takeTheirs}
              onSaveMine={form.saveMine}
            />
            {children}
          </form>
        </Modal>
      )}
    </LeaveDialog>
  );
}
