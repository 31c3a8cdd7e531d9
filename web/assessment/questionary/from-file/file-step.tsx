import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import {
  type fileExamples,
  getQuestionaryFileExample,
} from '#contract/assessment/questionary-from-file.ts';
import type { Method } from '#contract/platform/rules/methods.ts';
import type { RowErrors as Row } from '#contract/platform/table-file.ts';
import { useDownload } from '#web/platform/api/use-download.ts';
import type { Upload } from '#web/platform/api/use-upload.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/platform/ui/base/visually-hidden.tsx';
import { FileField } from '#web/platform/ui/field/file-field.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Hint } from '#web/platform/ui/show/text.tsx';
import { RowErrors } from '#web/platform/ui/state/row-errors.tsx';
import { UploadProgress } from '#web/platform/ui/state/upload-progress.tsx';

type Example = (typeof fileExamples)[number];

export interface FileStepProps {
  of: Example;
  method: Method;
  upload: Upload;
  rowErrors: readonly Row[];
  errorRowCount: number;
}

/** Choosing the file: what it must hold, an example, and the errors in its rows. */
export function FileStep({ of, method, upload, rowErrors, errorRowCount }: FileStepProps) {
  const { t } = useT();
  const { file, error, sent, choose } = upload;
  const names = [t('fromFile.email'), t('fromFile.role')];
  const box = useRef<HTMLDivElement>(null);
  const isWrong = error !== undefined || rowErrors.length > 0;
  useEffect(() => {
    if (isWrong) box.current?.scrollIntoView({ block: 'start' });
  }, [isWrong]);
  const columns = [...(of === 'questionaries' ? [t('fromFile.subjectEmail')] : []), ...names];
  return (
    <div ref={box} className="q-file">
      <FileField
        required
        label={t('fromFile.file')}
        hint={
          <>
            {t('upload.kinds')}. {t('fromFile.columns', { columns: columns.join(', ') })}{' '}
            {of === 'questionaries' && `${t('fromFile.many.rowHint')} `}
            {t(`fromFile.roles${method}`)}
          </>
        }
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        error={error}
        disabled={sent !== undefined}
        onChange={choose}
      />
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      <ExampleButton of={of} />
      {rowErrors.length > 0 && (
        <div className="q-file-errors">
          <RowErrors title={t('fromFile.errors')} rows={rowErrors} total={errorRowCount} />
          <Hint as="p">{t('fromFile.errorsHint')}</Hint>
        </div>
      )}
      {sent !== undefined && (
        <UploadProgress
          sent={sent}
          sending={t('fromFile.sending')}
          working={t('fromFile.checking')}
        />
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
