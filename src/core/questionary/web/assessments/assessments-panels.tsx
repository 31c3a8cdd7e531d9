import type { PickedRole } from '#core/questionary/web/form-rules.ts';
import { part } from '#platform/web/device/part.ts';

const DetailPanel = part(
  () => import('#core/questionary/web/detail/detail-panel.tsx'),
  'DetailPanel',
  'questionaryDetail',
  'interim',
);
const FormPanel = part(
  () => import('#core/questionary/web/form/form-panel.tsx'),
  'FormPanel',
  'questionaryForm',
  'questionaryDetail',
);

/**
 * The open form, of a saved questionary or a new one. It closes when the address changes from the
 * one it was opened at.
 */
export type OpenForm = {
  at: string | undefined;
  id?: string;
  /** It is open for adding people in this role. */
  adds?: PickedRole | undefined;
};

export interface AssessmentsPanelsProps {
  form: OpenForm | undefined;
  openId: string | undefined;
  onForm: (form: OpenForm | undefined) => void;
  /** Opens the details of another, or closes them. */
  onOpen: (id?: string) => void;
  onMissing: () => void;
}

/** What stands beside the journal: the details of the open questionary, or a form in their place. */
export function AssessmentsPanels({
  form,
  openId,
  onForm,
  onOpen,
  onMissing,
}: AssessmentsPanelsProps) {
  return (
    <>
      {openId && !form && (
        <DetailPanel
          key={openId}
          id={openId}
          onClose={() => onOpen()}
          onMissing={onMissing}
          onEdit={(adds) => onForm({ at: openId, id: openId, adds })}
          onOpen={onOpen}
        />
      )}
      {form && (
        <FormPanel
          key={form.id ?? 'new'}
          id={form.id}
          adds={form.adds}
          onClose={() => onForm(undefined)}
          onCreated={onOpen}
        />
      )}
    </>
  );
}
