import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { FormFrame } from '#web/form/use-form.ts';
import { askBeforeLeaving } from '#web/session/panel.ts';
import { useFieldNames } from '#web/shared/use-field-names.ts';
import { LeaveDialog } from '#web/ui/cover/leave-dialog.tsx';
import { SidePanel } from '#web/ui/cover/side-panel.tsx';
import { SaveButtons } from '#web/ui/press/save-buttons.tsx';
import { StaleNote } from '#web/ui/state/stale-note.tsx';

export interface FormPanelProps {
  title: string;
  form: FormFrame;
  /** Instead of the form's own, which it calls when all is well. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Back to the view. */
  onDone: () => void;
  /** The panel closes. */
  onClose: () => void;
  children: ReactNode;
}

type Leave = (goOn: () => void) => void;

/** Edit mode: whatever would end it, a changed form asks first. */
export function FormPanel(props: FormPanelProps) {
  const { form, onDone } = props;
  const wanted = useRef(onDone);
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={() => wanted.current()}>
      {(ask) => (
        <Panel
          {...props}
          leave={(goOn) => {
            if (form.isSaving) return;
            wanted.current = goOn;
            ask();
          }}
        />
      )}
    </LeaveDialog>
  );
}

function Panel(props: FormPanelProps & { leave: Leave }) {
  const { title, form, onSubmit = form.submit, onDone, onClose, leave, children } = props;
  const changed = useFieldNames('employee', form.theirChanges);
  const id = useId();
  useEffect(() => askBeforeLeaving(leave));
  return (
    <SidePanel
      open
      still
      onClose={() => leave(onClose)}
      title={title}
      footer={<SaveButtons form={id} isSaving={form.isSaving} onCancel={() => leave(onDone)} />}
    >
      <form ref={form.ref} id={id} className="profile-form" noValidate onSubmit={onSubmit}>
        <StaleNote
          shown={form.theirs !== undefined}
          changed={changed}
          onTakeTheirs={form.takeTheirs}
          onSaveMine={form.saveMine}
        />
        {children}
      </form>
    </SidePanel>
  );
}
