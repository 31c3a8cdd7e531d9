import { type ReactNode, useId } from 'react';
import type { FileReply as TableReply } from '#platform/contract/table-file.ts';
import { firstOf } from '#platform/web/ui/base/first-of.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { UploadProgress } from '#platform/web/ui/state/upload-progress.tsx';
import './file-import.css';
import { EncodingQuestion } from './encoding-question.tsx';
import { FileChoice, ReadNote } from './file-choice.tsx';
import { MovedDaysNote } from './moved-days.tsx';
import { FileProblems } from './problems.tsx';
import { SaveError } from './save-error.tsx';
import type { FileImport, FileReply } from './use-file-import.ts';

type ShownReply = FileReply & Pick<TableReply<string>, 'problemList' | 'movedDays'>;

export interface ImportWindowProps<Reply extends ShownReply> {
  title: string;
  /** What may be in the file, and what becomes of it. */
  lead: ReactNode;
  /** Names the field of the file. */
  fileLabel: string;
  /** What the button that saves says, if not “Import”. */
  saveLabel?: string | undefined;
  /** Returns a file as the import takes it. */
  example: ReactNode;
  work: FileImport<Reply>;
  /** Whether what is wrong can be repaired in the preview. */
  canRepair?: ((reply: Reply) => boolean) | undefined;
  /** Whether saving would change nothing. */
  isNothing: (reply: Reply) => boolean;
  /** What saving would do. */
  preview: (reply: Reply) => ReactNode;
  /** The file's columns, to be corrected beside its problems. */
  columns: (reply: Reply) => ReactNode;
  onClose: () => void;
}

/**
 * The window of an import: choose a file, check it, look at the result, save. Either all rows are
 * saved or none. Needs the texts `upload` and `fileImport`.
 */
export function ImportWindow<Reply extends ShownReply>(props: ImportWindowProps<Reply>) {
  const { title, work, onClose } = props;
  return (
    <LeaveDialog isDirty={work.isDirty} isDone={work.isDone} onClose={onClose}>
      {(close) => (
        <Modal
          open
          size="l"
          busy={work.isSaving}
          title={title}
          onClose={close}
          footer={<Buttons {...props} onCancel={close} />}
        >
          <Content {...props} />
        </Modal>
      )}
    </LeaveDialog>
  );
}

/** Whether the preview is shown, and not the choice of a file. */
const isPreviewed = <Reply extends ShownReply>({
  work: { reply },
  canRepair,
}: Pick<ImportWindowProps<Reply>, 'work' | 'canRepair'>): boolean =>
  reply !== undefined && (reply.data.length === 0 || canRepair?.(reply) === true);

function Content<Reply extends ShownReply>(props: ImportWindowProps<Reply>) {
  const { work, lead, fileLabel, example, preview, columns } = props;
  const { t } = useT();
  const { file, sent, error, reply, isSaving, openCount, back } = work;
  const isRead = isPreviewed(props);
  return (
    <div className="file-import">
      {isRead && reply ? (
        <>
          <ReadNote
            file={file}
            openCount={openCount}
            onBack={sent === undefined ? back : undefined}
          />
          <EncodingQuestion reply={reply} work={work} />
          <MovedDaysNote moved={reply.movedDays} />
          {preview(reply)}
        </>
      ) : (
        <FileChoice lead={lead} label={fileLabel} upload={work} example={example} />
      )}
      {sent !== undefined && (
        <UploadProgress
          sent={sent}
          sending={t('fileImport.sending')}
          working={t(isSaving ? 'fileImport.saving' : 'fileImport.checking')}
        />
      )}
      {reply && !isRead && (
        <>
          <EncodingQuestion reply={reply} work={work} />
          <FileProblems problems={reply.problemList} />
          {columns(reply)}
        </>
      )}
      <SaveError>{isRead ? error : undefined}</SaveError>
    </div>
  );
}

interface ButtonsProps<Reply extends ShownReply>
  extends Pick<
    ImportWindowProps<Reply>,
    'work' | 'canRepair' | 'isNothing' | 'saveLabel' | 'onClose'
  > {
  /** Asks first, where something would be lost. */
  onCancel: () => void;
}

function Buttons<Reply extends ShownReply>({
  work,
  canRepair,
  isNothing,
  saveLabel,
  onClose,
  onCancel,
}: ButtonsProps<Reply>) {
  const { t } = useT();
  const { canSend, sent, reply, openCount } = work;
  const reasonId = useId();
  const isBusy = sent !== undefined;
  if (!reply || !isPreviewed({ work, canRepair })) {
    return (
      <>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button variant="primary" disabled={!canSend} pending={isBusy} onClick={work.check}>
          {t('fileImport.check')}
        </Button>
      </>
    );
  }
  const isDone = isNothing(reply);
  const isOpen = !isDone && openCount > 0;
  return (
    <>
      {isOpen && (
        <Muted as="p" id={reasonId} className="file-import-open">
          {t('fileImport.saveOpen', { count: openCount })}
        </Muted>
      )}
      {!isDone && (
        <Button disabled={isBusy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      <Button
        variant="primary"
        pending={isBusy}
        aria-disabled={isOpen || undefined}
        aria-describedby={isOpen ? reasonId : undefined}
        onClick={firstOf(isDone ? onClose : () => void work.save())}
      >
        {isDone ? t('common.close') : (saveLabel ?? t('fileImport.save'))}
      </Button>
    </>
  );
}
