import { type ReactNode, useId } from 'react';
import type { FormField } from '#contract/assessment/questionary.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { LeaveDialog } from '#web/platform/ui/cover/leave-dialog.tsx';
import { SidePanel } from '#web/platform/ui/cover/side-panel.tsx';
import { FormErrorSummary } from '#web/platform/ui/field/form-error-summary.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import '#web/assessment/questionary/fields/form.css';
import { generalOf } from '#web/assessment/questionary/fields/form-body.ts';
import {
  AnonymitySection,
  CompetencesSection,
  RepeatSection,
} from '#web/assessment/questionary/fields/form-competences.tsx';
import {
  DatesSection,
  MethodSection,
  type SectionProps,
} from '#web/assessment/questionary/fields/form-sections.tsx';
import {
  type QuestionaryFormProps,
  useQuestionaryForm,
} from '#web/assessment/questionary/fields/form-state.ts';
import { RemovalDialog } from '#web/assessment/questionary/fields/removal.tsx';
import { useQuestionary } from '#web/assessment/questionary/queries.ts';
import { ParticipantsSection } from './form-participants.tsx';
import { SubjectsSection } from './form-subjects.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { useSureSubmit } from './use-sure-submit.ts';

/** The section of each field, in the form's order. Null means that another field's section shows it. */
const sections: Record<FormField, ((props: SectionProps) => ReactNode) | null> = {
  method: MethodSection,
  dateStart: DatesSection,
  dateEnd: null,
  type: SubjectsSection,
  positionId: null,
  subdivisionId: null,
  employeeList: null,
  competenceList: CompetencesSection,
  participantList: ParticipantsSection,
  periodType: RepeatSection,
  isAnonymous: AnonymitySection,
  smallGroups: null,
};

export interface FormPanelProps {
  /** Undefined for a new questionary. */
  id: string | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** The form of a questionary beside the journal. */
export function FormPanel({ id, onClose, onCreated }: FormPanelProps) {
  return id ? (
    <EditPanel id={id} onClose={onClose} />
  ) : (
    <OpenForm saved={undefined} onClose={onClose} onCreated={onCreated} />
  );
}

function EditPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useT();
  const query = useQuestionary(id);
  if (query.data) {
    return <OpenForm saved={query.data.data} onClose={onClose} onCreated={onClose} />;
  }
  return (
    <SidePanel open title={t('common.edit')} onClose={onClose}>
      {query.isError ? (
        <QueryError query={query} title={t('questionaryDetail.loadFailed')} />
      ) : (
        <Skeleton height="240px" />
      )}
    </SidePanel>
  );
}

function OpenForm(props: QuestionaryFormProps) {
  const { t } = useT();
  const formId = useId();
  const form = useQuestionaryForm(props);
  const { handle, base, theirs } = form;
  const sure = useSureSubmit(form.values, form.submit);
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={props.onClose}>
      {(close) => (
        <SidePanel
          open
          onClose={close}
          title={
            base
              ? t('questionaryForm.editTitle', { number: base.number })
              : t('questionaryForm.createTitle')
          }
          footer={
            <>
              <Button onClick={close}>{t('common.cancel')}</Button>
              <Button type="submit" form={formId} variant="primary" pending={form.isSaving}>
                {t('common.save')}
              </Button>
            </>
          }
        >
          <form ref={form.ref} id={formId} className="q-form" noValidate onSubmit={sure.submit}>
            <FormErrorSummary errors={generalOf(form.errors).map((message) => ({ message }))} />
            {handle.locked && (
              <InfoBlock title={t('questionaryForm.locked')}>
                {t('questionaryForm.lockedText')}
              </InfoBlock>
            )}
            {Object.entries(sections).map(
              ([field, Section]) => Section && <Section key={field} form={handle} />,
            )}
          </form>
          <RemovalDialog asked={sure.asked} end={sure.end} />
          {theirs && base && (
            <StaleDialog
              before={base}
              theirs={theirs}
              yours={form.values}
              onTakeTheirs={form.takeTheirs}
              onSaveMine={form.saveMine}
              onClose={form.closeTheirs}
            />
          )}
        </SidePanel>
      )}
    </LeaveDialog>
  );
}
