import { type ReactNode, useId } from 'react';
import type { AuditKind } from '#platform/contract/rules/audit.ts';
import type { FormFrame } from '#platform/web/form/use-form.ts';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';
import { SavedForm } from './saved-form.tsx';

export interface FormModalProps {
  /** The kind of thing that the form changes. */
  kind: AuditKind;
  title: string;
  form: FormFrame;
  size?: 's' | 'm' | 'l';
  onClose: () => void;
  children: ReactNode;
}

/** The frame of forms that open over a page. A changed form asks before it closes. */
export function FormModal({ kind, title, form, size, onClose, children }: FormModalProps) {
  const id = useId();
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
          <SavedForm id={id} kind={kind} form={form}>
            {children}
          </SavedForm>
        </Modal>
      )}
    </LeaveDialog>
  );
}
