import { type FormEvent, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { firstOf } from '#web/ui/first-of.ts';
import { LeaveDialog } from '#web/ui/leave-dialog.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useT } from '#web/ui/texts.tsx';
import { UploadProgress } from '#web/ui/upload-progress.tsx';
import './file.css';
import './form.css';
import { CheckedFile } from './checked-file.tsx';
import { FileStep } from './file-step.tsx';
import { AnonymitySection, CompetencesSection } from './form-competences.tsx';
import { FormSection } from './form-section.tsx';
import { DatesSection, MethodSection } from './form-sections.tsx';
import { QuestionariesPreview } from './questionaries-preview.tsx';
import {
  type CompetenceSource,
  type QuestionariesWork,
  useQuestionariesFile,
} from './use-questionaries-file.ts';

/** A questionary for each subject of a file: what is the same for all, the file, a look, created. */
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
          title={t('raters.many.title')}
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
      <p className="ui-muted">{t('raters.many.lead')}</p>
      <FileStep
        of="questionaries"
        method={form.values.method}
        upload={upload}
        rowErrors={reply?.rowErrorList ?? []}
      />
      <h2>{t('raters.many.same')}</h2>
      <MethodSection form={form} />
      <DatesSection form={form} />
      <AnonymitySection form={form} />
      <FormSection title={t('raters.many.competencies')}>
        <RadioGroup<CompetenceSource>
          label={t('raters.many.competencies')}
          hideLabel
          options={(['ofPosition', 'chosen'] as const).map((value) => ({
            ...{ value, label: t(`raters.many.${value}`), hint: t(`raters.many.${value}Hint`) },
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
          sending={t('raters.sending')}
          working={t('raters.many.creating')}
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
          {t('raters.check')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button disabled={isBusy} onClick={work.toForm}>
        {t('raters.many.toForm')}
      </Button>
      <Button
        key="create"
        variant="primary"
        pending={isBusy}
        onClick={firstOf(() => void work.create())}
      >
        {t('raters.many.create', { count: reply.data.length })}
      </Button>
    </>
  );
}
