import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import type { Method } from '#contract/methods.ts';
import { type fileExamples, getQuestionaryFileExample } from '#contract/questionary-file.ts';
import type { RowErrors as Row } from '#contract/table-file.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { RowErrors } from '#web/ui/row-errors.tsx';
import { useT } from '#web/ui/texts.tsx';
import { UploadProgress } from '#web/ui/upload-progress.tsx';
import { useDownload } from '#web/use-download.ts';
import type { Upload } from '#web/use-upload.ts';

type Example = (typeof fileExamples)[number];

export interface FileStepProps {
  of: Example;
  method: Method;
  upload: Upload;
  rowErrors: readonly Row[];
}

/** The file with what it should hold, an example of it, and what is wrong with its rows. */
export function FileStep({ of, method, upload, rowErrors }: FileStepProps) {
  const { t } = useT();
  const { file, error, sent, choose } = upload;
  const names = [t('raters.email'), t('raters.role')];
  const box = useRef<HTMLDivElement>(null);
  const isWrong = error !== undefined || rowErrors.length > 0;
  useEffect(() => {
    if (isWrong) box.current?.scrollIntoView({ block: 'start' });
  }, [isWrong]);
  const columns = [...(of === 'questionaries' ? [t('raters.subjectEmail')] : []), ...names];
  return (
    <div ref={box} className="q-file">
      <FileField
        required
        label={t('raters.file')}
        hint={
          <>
            {t('upload.kinds')}. {t('raters.columns', { columns: columns.join(', ') })}{' '}
            {of === 'questionaries' && `${t('raters.many.rowHint')} `}
            {t(`raters.roles${method}`)}
          </>
        }
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        error={error}
        disabled={sent !== undefined}
        onChange={choose}
      />
      <span className="ui-hidden" role="alert">
        {error}
      </span>
      <ExampleButton of={of} />
      {rowErrors.length > 0 && (
        <div>
          <RowErrors title={t('raters.errors')} rows={rowErrors} />
          <p className="ui-hint">{t('raters.errorsHint')}</p>
        </div>
      )}
      {sent !== undefined && (
        <UploadProgress sent={sent} sending={t('raters.sending')} working={t('raters.checking')} />
      )}
    </div>
  );
}

function ExampleButton({ of }: { of: Example }) {
  const { t } = useT();
  const { mutate, isPending } = useDownload(getQuestionaryFileExample, t('upload.exampleFailed'));
  const save = () => mutate({ query: { of } });
  return (
    <p>
      <Button variant="link" icon={<Download />} pending={isPending} onClick={save}>
        {t('upload.example')}
      </Button>
    </p>
  );
}
