import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { importSubjects } from '#core/cycle/contract/cycle-file.ts';
import {
  getQuestionaryFileExample,
  type SubjectField,
  subjectFields,
} from '#core/questionary/contract/questionary-from-file.ts';
import { type CallReply, call } from '#platform/web/api/call.ts';
import { useReload } from '#platform/web/api/queries.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#platform/web/shared/file-import/column-choices.ts';
import { FileColumns } from '#platform/web/shared/file-import/columns.tsx';
import { FileExample } from '#platform/web/shared/file-import/file-choice.tsx';
import { ImportWindow } from '#platform/web/shared/file-import/import-window.tsx';
import { Counts, SkippedRows } from '#platform/web/shared/file-import/result.tsx';
import { useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';

type Reply = CallReply<typeof importSubjects>;

interface SubjectsWindowProps {
  cycle: Pick<CycleDetail, 'id' | 'method'>;
  onClose: () => void;
  /** Called once the people of the file are in the cycle. */
  onAdded: () => void;
}

/** The people of a cycle from a file, with their raters where it names any. */
export function SubjectsWindow({ cycle, onClose, onAdded }: SubjectsWindowProps) {
  const { t } = useT();
  const work = useSubjectsFile(cycle.id, onAdded);
  const columns = (reply: Reply) => (
    <FileColumns
      known={reply}
      fields={subjectFields.map((value) => ({ value, label: t(`fromFile.${value}`) }))}
      choices={work.choices}
      onDecide={work.decide}
    />
  );
  return (
    <ImportWindow
      title={t('cycle.people.fileTitle')}
      lead={<Lead method={cycle.method} />}
      fileLabel={t('fromFile.file')}
      saveLabel={t('cycle.people.add')}
      example={
        <FileExample
          example={getQuestionaryFileExample}
          given={{ query: { of: 'questionaries' } }}
        />
      }
      work={work}
      isNothing={isNothing}
      preview={(reply) => (
        <>
          <Preview reply={reply} />
          {columns(reply)}
        </>
      )}
      columns={columns}
      onClose={onClose}
    />
  );
}

const isNothing = ({ addedCount, raterCount }: Reply): boolean => addedCount + raterCount === 0;

function useSubjectsFile(id: string, onAdded: () => void) {
  const reload = useReload();
  return useFileImport<Reply, ColumnChoices<SubjectField>, ReturnType<typeof columnFields>>({
    noChoices: noColumnChoices,
    formOf: columnFields,
    send: (sending, dryRun, body) =>
      call(importSubjects, { ...sending, params: { id }, query: { dryRun }, body }),
    onSaved: ({ message }) => {
      toast.success(message);
      void reload();
      onAdded();
    },
  });
}

/** What the file must hold. */
function Lead({ method }: Pick<CycleDetail, 'method'>) {
  const { t } = useT();
  const columns = (['subjectEmail', 'email', 'role'] as const).map((key) => t(`fromFile.${key}`));
  return (
    <>
      {t('fromFile.columns', { columns: columns.join(', ') })} {t('cycle.people.fileHint')}{' '}
      {t(`fromFile.roles${method}`)}
    </>
  );
}

/** What adding them would do. */
function Preview({ reply }: { reply: Reply }) {
  const { t } = useT();
  const { addedCount, alreadyCount, raterCount, skipped, skippedRowCount } = reply;
  return (
    <>
      <Counts
        counts={[
          [t('cycle.people.fileAdded'), addedCount],
          [t('cycle.people.fileAlready'), alreadyCount],
          [t('cycle.people.fileRaters'), raterCount],
        ]}
      />
      {isNothing(reply) && <p>{t('cycle.people.fileNothing')}</p>}
      {raterCount > 0 && <p>{t('cycle.people.fileRatersHint')}</p>}
      <SkippedRows skipped={skipped} count={skippedRowCount} />
    </>
  );
}
