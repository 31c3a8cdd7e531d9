import { type FormEvent, useId, useRef } from 'react';
import type { ManyReply } from '#contract/assessment/questionary-from-file.ts';
import { part } from '#web/platform/session/part.ts';
import { ReadNote } from '#web/platform/shared/file-import/file-choice.tsx';
import { SaveError } from '#web/platform/shared/file-import/save-error.tsx';
import { useFocusHere } from '#web/platform/shared/file-import/use-focus-here.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { LeaveDialog } from '#web/platform/ui/cover/leave-dialog.tsx';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import { FieldError } from '#web/platform/ui/field/field-error.tsx';
import { RadioGroup } from '#web/platform/ui/field/radio-group.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { UploadProgress } from '#web/platform/ui/state/upload-progress.tsx';
import './file.css';
import '#web/assessment/questionary/fields/form.css';
import {
  AnonymitySection,
  CompetencesSection,
} from '#web/assessment/questionary/fields/form-competences.tsx';
import { FormSection } from '#web/assessment/questionary/fields/form-section.tsx';
import { DatesSection, MethodSection } from '#web/assessment/questionary/fields/form-sections.tsx';
import { WaveProgress, WaveResult } from '#web/assessment/questionary/many/wave-state.tsx';
import { FileStep, SubjectColumns } from './file-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { QuestionariesButtons } from './questionaries-buttons.tsx';
import type { CompetenceSource, SubjectSource } from './same-for-all.ts';
import { type QuestionariesWork, useQuestionariesFile } from './use-questionaries-file.ts';

const QuestionariesPreview = part(
  () => import('./questionaries-preview.tsx'),
  'QuestionariesPreview',
  'load',
);

interface QuestionariesFileProps {
  /** Where the people come from at first. */
  from: SubjectSource;
  onClose: () => void;
  /** Some have gone to work. */
  onLaunched: () => void;
}

/**
 * Creates a questionary for each of some people, chosen or from a file: fill in what they share, look
 * at the result, create.
 */
export function QuestionariesFile({ from, onClose, onLaunched }: QuestionariesFileProps) {
  const { t } = useT();
  const formId = useId();
  const done = useRef(false);
  function finish() {
    done.current = true;
    onClose();
  }
  const work = useQuestionariesFile(from, finish, onLaunched);
  const { made } = work;
  return (
    <LeaveDialog isDirty={work.isDirty} isDone={() => done.current} onClose={onClose}>
      {(close) => (
        <Modal
          open
          size="l"
          busy={(made !== undefined && work.isBusy) || work.sent.progress !== undefined}
          title={t('fromFile.many.title')}
          onClose={work.sent.result ? finish : close}
          footer={
            <QuestionariesButtons
              work={work}
              formId={formId}
              onClose={work.sent.result ? finish : close}
            />
          }
        >
          {work.sent.progress && <WaveProgress progress={work.sent.progress} />}
          {work.sent.result ? (
            <WaveResult {...work.sent.result} onOpen={finish} />
          ) : made ? (
            <Checked work={work} made={made} />
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
  const { form, source, setSource, who, setWho, file, chooseFile } = work;
  function submit(event: FormEvent) {
    event.preventDefault();
    void work.check();
  }
  return (
    <form ref={work.ref} id={formId} className="q-form" noValidate onSubmit={submit}>
      <Muted as="p">{t('fromFile.many.lead')}</Muted>
      <RadioGroup<SubjectSource>
        label={t('fromFile.many.who')}
        options={(['people', 'file'] as const).map((value) => ({
          value,
          label: t(`fromFile.many.${value}`),
          hint: t(`fromFile.many.${value}Hint`),
        }))}
        value={who}
        onChange={setWho}
      />
      {file ? (
        <FileStep method={form.values.method} work={{ ...file, choose: chooseFile }} />
      ) : (
        <>
          <PeopleStep form={form} />
          <FieldError id="people-error">{work.error}</FieldError>
        </>
      )}
      <h2 className="q-file-same">{t('fromFile.many.same')}</h2>
      <MethodSection form={form} />
      <DatesSection form={form} />
      <AnonymitySection form={form} />
      <FormSection
        title={t('fromFile.many.competencies')}
        error={source === 'ofPosition' ? form.error('competenceList') : undefined}
      >
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

function Checked({ work, made }: Work & { made: ManyReply }) {
  const { t } = useT();
  const { error, isBusy, file } = work;
  const box = useFocusHere();
  return (
    <section ref={box} tabIndex={-1} aria-label={t('fromFile.many.preview')} className="q-file">
      {file && <ReadNote file={file.file} onBack={isBusy ? undefined : work.toForm} />}
      <Checkbox
        label={t('fromFile.many.fromStructure')}
        hint={t('fromFile.many.fromStructureHint')}
        checked={made.isFromStructure}
        disabled={isBusy}
        onChange={(event) => void work.decideRaters({ fromStructure: event.target.checked })}
      />
      <QuestionariesPreview
        reply={made}
        values={work.form.values}
        leftOutList={work.raters.leftOutList}
        onLeaveOut={isBusy ? undefined : (leftOutList) => void work.decideRaters({ leftOutList })}
      />
      {file?.reply && <SubjectColumns reply={file.reply} work={file} />}
      <SaveError>{error}</SaveError>
      {file?.sent !== undefined && (
        <UploadProgress
          sent={file.sent}
          sending={t('fileImport.sending')}
          working={t(file.isSaving ? 'fromFile.many.creating' : 'fileImport.checking')}
        />
      )}
    </section>
  );
}
