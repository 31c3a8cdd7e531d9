import { type FormEvent, useId, useRef } from 'react';
import { firstOf } from '#web/ui/base/first-of.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { LeaveDialog } from '#web/ui/cover/leave-dialog.tsx';
import { Modal } from '#web/ui/cover/modal.tsx';
import { FieldError } from '#web/ui/field/field-error.tsx';
import { RadioGroup } from '#web/ui/field/radio-group.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { UploadProgress } from '#web/ui/state/upload-progress.tsx';
import './file.css';
import '#web/questionary/fields/form.css';
import { AnonymitySection, CompetencesSection } from '#web/questionary/fields/form-competences.tsx';
import { FormSection } from '#web/questionary/fields/form-section.tsx';
import { DatesSection, MethodSection } from '#web/questionary/fields/form-sections.tsx';
import { CheckedFile } from './checked-file.tsx';
import { FileStep } from './file-step.tsx';
import { QuestionariesPreview } from './questionaries-preview.tsx';
import {
  type CompetenceSource,
  type QuestionariesWork,
  useQuestionariesFile,
} from './use-questionaries-file.ts';

/**
 * Creates a questionary for each subject in a file: fill in what they share, choose the file, look
 * at the result, create.
 */
export function QuestionariesFile({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const formId = useId();
  const done = useRef(false);
  const work = useQuestionariesFile(() => {
    done.current = true;
    onClose();
  });
  const isChecked = work.reply?.rowErrorList.length === 0;
  const isBusy = work.upload.sent !== undefined;
  return (
    <LeaveDialog isDirty={work.isDirty} isDone={() => done.current} onClose={onClose}>
      {(close) => (
        <Modal
          open
          size="l"
          busy={isChecked && isBusy}
          title={t('fromFile.many.title')}
          onClose={close}
          footer={<Buttons work={work} formId={formId} onClose={close} />}
        >
          {isChecked && work.reply ? (
            <Checked work={work} reply={work.reply} />
          ) : (
            <Choice work={work} formId={formId} />
          )}
        </Modal>
      )}
    </LeaveDialog>
  );
}

type Work = { work: QuestionariesWork };

function Choice({ work, formId }: Work & { formId: string }) {
  const { t } = useT();
  const { form, source, setSource, upload, reply } = work;
  function submit(event: FormEvent) {
    event.preventDefault();
    void work.check();
  }
  return (
    <form ref={work.ref} id={formId} className="q-form" noValidate onSubmit={submit}>
      <Muted as="p">{t('fromFile.many.lead')}</Muted>
      <FileStep
        of="questionaries"
        method={form.values.method}
        upload={upload}
        rowErrors={reply?.rowErrorList ?? []}
        errorRowCount={reply?.errorRowCount ?? 0}
      />
      <h2 className="q-file-same">{t('fromFile.many.same')}</h2>
      <MethodSection form={form} />
      <DatesSection form={form} />
      <AnonymitySection form={form} />
      <FormSection title={t('fromFile.many.competencies')}>
        <RadioGroup<CompetenceSource>
          label={t('fromFile.many.competencies')}
          hideLabel
          options={(['ofPosition', 'chosen'] as const).map((value) => ({
            value,
            label: t(`fromFile.many.${value}`),
            hint: t(`fromFile.many.${value}Hint`),
          }))}
          value={source}
          onChange={setSource}
        />
      </FormSection>
      {source === 'chosen' && <CompetencesSection form={form} />}
    </form>
  );
}

function Checked({ work, reply }: Work & { reply: NonNullable<QuestionariesWork['reply']> }) {
  const { t } = useT();
  const { file, sent, error } = work.upload;
  return (
    <div className="q-file">
      <CheckedFile file={file} onBack={sent === undefined ? work.toForm : undefined} />
      <QuestionariesPreview reply={reply} />
      <div role="alert">
        <FieldError id="create-error">{error}</FieldError>
      </div>
      {sent !== undefined && (
        <UploadProgress
          sent={sent}
          sending={t('fromFile.sending')}
          working={t('fromFile.many.creating')}
        />
      )}
    </div>
  );
}

function Buttons({ work, formId, onClose }: Work & { formId: string; onClose: () => void }) {
  const { t } = useT();
  const { reply, upload } = work;
  const isBusy = upload.sent !== undefined;
  if (reply?.rowErrorList.length !== 0) {
    return (
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          key="check"
          type="submit"
          form={formId}
          variant="primary"
          disabled={!upload.canSend}
          pending={isBusy}
        >
          {t('fromFile.check')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button disabled={isBusy} onClick={work.toForm}>
        {t('fromFile.many.toForm')}
      </Button>
      <Button
        key="create"
        variant="primary"
        pending={isBusy}
        onClick={firstOf(() => void work.create())}
      >
        {t('fromFile.many.create', { count: reply.data.length })}
      </Button>
    </>
  );
}
