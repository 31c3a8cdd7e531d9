import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { getImportExample } from '#contract/employee.ts';
import { largestFile } from '#contract/endpoint.ts';
import { download } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ProgressBar, percent } from '#web/ui/progress-bar.tsx';
import { RowErrors } from '#web/ui/row-errors.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useT } from '#web/ui/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import './import.css';
import { ImportPreview } from './import-preview.tsx';
import { useImport, type ImportWork as Work } from './use-import.ts';

/** Employees from a file: chosen, checked, looked at, saved; all rows or none (spec 3, section 2.2). */
export function ImportModal({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const work = useImport(onClose);
  const { busy, error, reply } = work;
  const isRead = reply?.data.length === 0;
  return (
    <Modal
      open
      size="l"
      busy={busy?.purpose === 'save'}
      title={t('directory.import.title')}
      onClose={onClose}
      footer={<Buttons work={work} onClose={onClose} />}
    >
      <div className="directory-import">
        {isRead ? <ImportPreview reply={reply} work={work} /> : <Choice work={work} />}
        {busy && <Progress {...busy} />}
        {reply && !isRead && (
          <>
            <RowErrors title={t('directory.import.errors')} rows={reply.data} />
            <p className="ui-muted">{t('directory.import.errorsHint')}</p>
          </>
        )}
        <div role="alert">{isRead && <FieldError id="import-error">{error}</FieldError>}</div>
      </div>
    </Modal>
  );
}

function Choice({ work: { file, error, busy, choose } }: { work: Work }) {
  const { t } = useT();
  return (
    <>
      <p className="ui-muted">{t('directory.import.lead')}</p>
      <FileField
        required
        label={t('directory.import.file')}
        hint={t('upload.kinds')}
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        error={error}
        disabled={busy !== undefined}
        onChange={choose}
      />
      <Example />
      <span className="ui-hidden" role="alert">
        {error}
      </span>
    </>
  );
}

function Example() {
  const { t } = useT();
  const [isLoading, setLoading] = useState(false);
  async function load() {
    setLoading(true);
    try {
      await download(getImportExample);
    } catch {
      toast.error(t('upload.exampleFailed'), t('common.tryAgain'));
    } finally {
      setLoading(false);
    }
  }
  return (
    <p>
      <Button variant="link" icon={<Download />} pending={isLoading} onClick={load}>
        {t('upload.example')}
      </Button>
    </p>
  );
}

/** First how much of the file has been sent, then that the server works on it. */
function Progress({ purpose, sent }: NonNullable<Work['busy']>) {
  const { t } = useT();
  const work = t(purpose === 'check' ? 'directory.import.checking' : 'directory.import.saving');
  return (
    <div className="directory-import-progress">
      {sent < 1 && (
        <ProgressBar
          label={t('directory.import.sending')}
          value={sent}
          max={1}
          text={`${percent(sent, 1)} %`}
        />
      )}
      <p role="status">
        <Spinner /> {sent < 1 ? t('directory.import.sending') : work}
      </p>
    </div>
  );
}

function Buttons({ work, onClose }: { work: Work; onClose: () => void }) {
  const { t } = useT();
  const { file, busy, reply } = work;
  if (reply?.data.length !== 0) {
    const canCheck = file !== undefined && file.size <= largestFile;
    return (
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          variant="primary"
          disabled={!canCheck}
          pending={busy !== undefined}
          onClick={work.check}
        >
          {t('directory.import.check')}
        </Button>
      </>
    );
  }
  const isNothing = reply.created + reply.updated + reply.restored === 0;
  return (
    <>
      <Button disabled={busy !== undefined} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button
        variant="primary"
        pending={busy !== undefined}
        onClick={isNothing ? onClose : work.save}
      >
        {t(isNothing ? 'common.close' : 'directory.import.save')}
      </Button>
    </>
  );
}
