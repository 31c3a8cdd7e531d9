import Download from 'lucide-react/icons/download';
import { getImportExample } from '#contract/employee-import.ts';
import { useDownload } from '#web/api/use-download.ts';
import { firstOf } from '#web/ui/base/first-of.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { Modal } from '#web/ui/cover/modal.tsx';
import { FieldError } from '#web/ui/field/field-error.tsx';
import { FileField } from '#web/ui/field/file-field.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { UploadProgress } from '#web/ui/state/upload-progress.tsx';
import './import.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProblems } from './import-problems.tsx';
import { useImport, type ImportWork as Work } from './use-import.ts';

/**
 * Imports employees: choose a file, check it, look at the result, save. Either all rows are saved
 * or none (spec 3, section 2.2).
 */
export function ImportModal({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const work = useImport(onClose);
  const { sent, error, reply, isSaving } = work;
  const isRead = reply?.data.length === 0;
  return (
    <Modal
      open
      size="l"
      busy={isSaving}
      title={t('directory.import.title')}
      onClose={onClose}
      footer={<Buttons work={work} onClose={onClose} />}
    >
      <div className="directory-import">
        {isRead ? <ImportPreview reply={reply} work={work} /> : <Choice work={work} />}
        {sent !== undefined && (
          <UploadProgress
            sent={sent}
            sending={t('directory.import.sending')}
            working={t(isSaving ? 'directory.import.saving' : 'directory.import.checking')}
          />
        )}
        {reply && !isRead && (
          <>
            <ImportProblems problems={reply.problemList} />
            <ImportColumns reply={reply} work={work} />
          </>
        )}
        <div role="alert">{isRead && <FieldError id="import-error">{error}</FieldError>}</div>
      </div>
    </Modal>
  );
}

function Choice({ work: { file, error, sent, choose } }: { work: Work }) {
  const { t } = useT();
  return (
    <>
      <Muted as="p">{t('directory.import.lead')}</Muted>
      <FileField
        required
        label={t('directory.import.file')}
        hint={t('upload.kinds')}
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        error={error}
        disabled={sent !== undefined}
        onChange={choose}
      />
      <Example />
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
    </>
  );
}

function Example() {
  const { t } = useT();
  const { mutate, isPending } = useDownload(getImportExample, t('upload.exampleFailed'));
  return (
    <p>
      <Button variant="link" icon={<Download />} pending={isPending} onClick={() => mutate({})}>
        {t('upload.example')}
      </Button>
    </p>
  );
}

function Buttons({ work, onClose }: { work: Work; onClose: () => void }) {
  const { t } = useT();
  const { canSend, sent, reply } = work;
  const isBusy = sent !== undefined;
  if (reply?.data.length !== 0) {
    return (
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="primary" disabled={!canSend} pending={isBusy} onClick={work.check}>
          {t('directory.import.check')}
        </Button>
      </>
    );
  }
  const isNothing = reply.created + reply.updated + reply.restored === 0;
  return (
    <>
      {!isNothing && (
        <Button disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      )}
      <Button
        variant="primary"
        pending={isBusy}
        onClick={firstOf(isNothing ? onClose : () => void work.save())}
      >
        {t(isNothing ? 'common.close' : 'directory.import.save')}
      </Button>
    </>
  );
}
