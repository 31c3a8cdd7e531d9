import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import type { FormFrame } from '#platform/web/form/use-form.ts';
import { SavedForm } from '#platform/web/shared/saved-form.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';

export interface EditPanelProps {
  title: string;
  form: FormFrame;
  /** Replaces the form's own submit, and calls it when all is well. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Back to view mode. */
  onDone: () => void;
  /** Closes the panel. */
  onClose: () => void;
  children: ReactNode;
}

type Leave = (goOn: () => void) => void;

/** The panel in edit mode. A changed form asks before anything ends it. */
export function EditPanel(props: EditPanelProps) {
  const { form, onDone } = props;
  const wanted = useRef(onDone);
  return (
    <LeaveDialog
      inPanel
      isDirty={form.isDirty}
      isDone={form.isDone}
      onClose={() => wanted.current()}
    >
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

function Panel(props: EditPanelProps & { leave: Leave }) {
  const { title, form, onSubmit, onDone, onClose, leave, children } = props;
  const id = useId();
  return (
    <SidePanel
      open
      still
      onClose={() => leave(onClose)}
      title={title}
      footer={<SaveButtons form={id} isSaving={form.isSaving} onCancel={() => leave(onDone)} />}
    >
      <SavedForm id={id} kind="employee" form={form} onSubmit={onSubmit}>
        {children}
      </SavedForm>
    </SidePanel>
  );
}
