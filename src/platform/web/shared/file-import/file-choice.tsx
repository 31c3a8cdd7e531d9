import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import type { CallInput } from '#platform/web/api/call.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import type { Upload } from '#platform/web/api/use-upload.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { FileField } from '#platform/web/ui/field/file-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import './file-import.css';
import { useFocusHere } from './use-focus-here.ts';

export interface FileChoiceProps {
  /** What may be in the file, and what becomes of it. */
  lead: ReactNode;
  /** Names the field of the file. */
  label: string;
  upload: Pick<Upload, 'file' | 'error' | 'sent' | 'choose'>;
  /** Returns a file as the import takes it. */
  example: ReactNode;
}

/** Choosing the file of an import. */
export function FileChoice({ lead, label, upload, example }: FileChoiceProps) {
  const { t } = useT();
  const { file, error, sent, choose } = upload;
  return (
    <>
      <Muted as="p">{lead}</Muted>
      <FileField
        required
        label={label}
        hint={t('upload.kinds')}
        accept=".csv,.tsv,.txt,.xlsx,.xls,.xml,.html,.htm,.mht,.mhtml"
        file={file}
        error={error}
        disabled={sent !== undefined}
        onChange={choose}
      />
      {example}
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
    </>
  );
}

interface FileExampleProps<E extends Endpoint> {
  example: E;
  given: CallInput<E>;
}

export function FileExample<const E extends Endpoint & { reply: 'file' }>({
  example,
  given,
}: FileExampleProps<E>) {
  const { t } = useT();
  const { mutate, isPending } = useDownload(example, t('upload.exampleFailed'));
  return (
    <p>
      <Button variant="link" icon={<Download />} pending={isPending} onClick={() => mutate(given)}>
        {t('upload.example')}
      </Button>
    </p>
  );
}

interface ReadNoteProps {
  /** How much of it must be decided before it is saved. */
  openCount?: number;
  file: File | undefined;
  /** Undefined while something is under way. */
  onBack: (() => void) | undefined;
}

/** Says that the file was read, and what is open. Another one can be chosen. */
export function ReadNote({ file, openCount = 0, onBack }: ReadNoteProps) {
  const { t } = useT();
  const isDecided = openCount === 0;
  const note = useFocusHere();
  return (
    <div ref={note} tabIndex={-1} className="file-import-read">
      {isDecided && <CircleCheck />}
      <p role="status">
        {t(isDecided ? 'fileImport.read' : 'fileImport.readOpen', { count: openCount })}{' '}
        <Muted>{file?.name}</Muted>
      </p>
      <Button variant="link" disabled={!onBack} onClick={onBack}>
        {t('fileImport.otherFile')}
      </Button>
    </div>
  );
}
