import {
  type CompetenceImportReply,
  competenceFields,
  getCompetenceExample,
} from '#core/competence/contract/competence-file.ts';
import { FileColumns } from '#platform/web/shared/file-import/columns.tsx';
import { FileExample } from '#platform/web/shared/file-import/file-choice.tsx';
import { ImportWindow } from '#platform/web/shared/file-import/import-window.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { CompetencePreview } from './import-preview.tsx';
import { type CompetenceImport, useCompetenceImport } from './use-competence-import.ts';

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

interface ColumnsProps {
  reply: CompetenceImportReply;
  work: Pick<CompetenceImport, 'choices' | 'decide'>;
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
