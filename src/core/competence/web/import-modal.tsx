import {
  type CompetenceField,
  type CompetenceImportReply,
  competenceFields,
  getCompetenceExample,
  importCompetences,
} from '#core/competence/contract/competence-file.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
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
import { doneText, useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { CompetencePreview, competenceCountsOf } from './import-preview.tsx';

type Reply = CallReply<typeof importCompetences>;
type Form = BodyInput<typeof importCompetences>;

/** Imports competencies from a file, all or none (rule 87). */
export function CompetenceImportModal({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const work = useCompetenceImport(onClose);
  const columns = (reply: CompetenceImportReply) => <Columns reply={reply} work={work} />;
  return (
    <ImportWindow
      title={t('competenceImport.title')}
      lead={t('competenceImport.lead')}
      fileLabel={t('competenceImport.file')}
      example={<FileExample example={getCompetenceExample} given={{}} />}
      work={work}
      isNothing={({ created, updated, restored }) => created + updated + restored === 0}
      preview={(reply) => <CompetencePreview reply={reply} columns={columns(reply)} />}
      columns={columns}
      onClose={onClose}
    />
  );
}

/** Choosing a file of competencies, checking it, and saving it. */
function useCompetenceImport(onDone: () => void) {
  const { t } = useT();
  const reload = useReload();
  return useFileImport<Reply, ColumnChoices<CompetenceField>, Form>({
    noChoices: noColumnChoices,
    formOf: columnFields,
    send: (sending, dryRun, body) =>
      call(importCompetences, { ...sending, query: { dryRun }, body }),
    onSaved: (saved) => {
      toast.success(doneText(saved.message, competenceCountsOf(saved), t));
      void reload();
      onDone();
    },
  });
}

interface ColumnsProps {
  reply: CompetenceImportReply;
  work: Pick<ReturnType<typeof useCompetenceImport>, 'choices' | 'decide'>;
}

function Columns({ reply, work: { choices, decide } }: ColumnsProps) {
  const { t } = useT();
  return (
    <FileColumns
      known={reply}
      fields={competenceFields.map((value) => ({
        value,
        label: t(`competenceImport.fields.${value}`),
      }))}
      choices={choices}
      onDecide={decide}
    />
  );
}
