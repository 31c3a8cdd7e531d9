import { Suspense } from 'react';
import { loadTexts } from '#web/platform/session/texts.ts';
import { lazyPart } from '#web/platform/ui/base/patient.ts';

const DetailPanel = lazyPart(async () => {
  const load = import('#web/assessment/questionary/detail/detail-panel.tsx');
  return {
    default: (await Promise.all([load, loadTexts('questionaryDetail', 'interim')]))[0].DetailPanel,
  };
});
const FormPanel = lazyPart(async () => {
  const load = import('#web/assessment/questionary/form/form-panel.tsx');
  const texts = loadTexts('questionaryForm', 'questionaryDetail');
  return { default: (await Promise.all([load, texts]))[0].FormPanel };
});

/**
 * The open form, of a saved questionary or a new one. It closes when the address changes from the
 * one it was opened at.
 */
export type OpenForm = { at: string | undefined; id?: string };

export interface JournalPanelsProps {
  form: OpenForm | undefined;
  openId: string | undefined;
  onForm: (form: OpenForm | undefined) => void;
  /** Opens the details of another, or closes them. */
  onOpen: (id?: string) => void;
  onMissing: () => void;
}

/** Beside the journal: the details of the open questionary, or a form in their place. */
export function JournalPanels({ form, openId, onForm, onOpen, onMissing }: JournalPanelsProps) {
  return (
    <Suspense>
      {openId && !form && (
        <DetailPanel
          key={openId}
          id={openId}
          onClose={() => onOpen()}
          onMissing={onMissing}
          onEdit={() => onForm({ at: openId, id: openId })}
          onOpen={onOpen}
        />
      )}
      {form && (
        <FormPanel
          key={form.id ?? 'new'}
          id={form.id}
          onClose={() => onForm(undefined)}
          onCreated={onOpen}
        />
      )}
    </Suspense>
  );
}
