import { type ReactNode, useId } from 'react';
import type { FormField } from '#core/questionary/contract/questionary.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { FormErrorSummary } from '#platform/web/ui/field/form-error-summary.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import '#core/questionary/web/fields/form.css';
import { AskAgainSection } from '#core/questionary/web/fields/ask-again-section.tsx';
import { generalOf } from '#core/questionary/web/fields/form-body.ts';
import {
  AnonymitySection,
  CompetencesSection,
  RepeatSection,
} from '#core/questionary/web/fields/form-competences.tsx';
import {
  DatesSection,
  MethodSection,
  type SectionProps,
} from '#core/questionary/web/fields/form-sections.tsx';
import {
  type QuestionaryFormProps,
  useQuestionaryForm,
} from '#core/questionary/web/fields/form-state.ts';
import { RemovalDialog } from '#core/questionary/web/fields/removal.tsx';
import type { PickedRole } from '#core/questionary/web/form-rules.ts';
import { useQuestionary } from '#core/questionary/web/queries.ts';
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
  askAgainWeeks: AskAgainSection,
  isAnonymous: AnonymitySection,
  smallGroups: null,
};

export interface FormPanelProps {
  /** Undefined for a new questionary. */
  id: string | undefined;
  adds?: PickedRole | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** The form of a questionary beside the journal. */
export function FormPanel({ id, adds, onClose, onCreated }: FormPanelProps) {
  return id ? (
    <EditPanel id={id} adds={adds} onClose={onClose} />
  ) : (
    <OpenForm saved={undefined} onClose={onClose} onCreated={onCreated} />
  );
}

function EditPanel({
  id,
  adds,
  onClose,
}: Pick<FormPanelProps, 'adds' | 'onClose'> & { id: string }) {
  const { t } = useT();
  const query = useQuestionary(id);
  if (query.data) {
    return <OpenForm saved={query.data.data} adds={adds} onClose={onClose} onCreated={onClose} />;
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
