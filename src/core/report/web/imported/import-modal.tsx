import { importedScales } from '#core/report/contract/content/imported-scale.ts';
import {
  getImportedExample,
  type ImportedReply,
  importedFields,
} from '#core/report/contract/imported-report.ts';
import { FileColumns } from '#platform/web/shared/file-import/columns.tsx';
import { FileExample } from '#platform/web/shared/file-import/file-choice.tsx';
import { ImportWindow } from '#platform/web/shared/file-import/import-window.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { ImportedPreview } from './imported-preview.tsx';
import './imported.css';
import { type ImportedWork, useImportReports } from './queries.ts';

/** Brings in reports of earlier years: choose a file, check it, look at the result, save. */
export function ImportReportsModal({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const work = useImportReports(onClose);
  const columns = (reply: ImportedReply) => <Columns reply={reply} work={work} />;
  return (
    <ImportWindow
      title={t('importedReport.title')}
      lead={t('importedReport.lead')}
      fileLabel={t('importedReport.file')}
      saveLabel={t('importedReport.save')}
      example={<FileExample example={getImportedExample} given={{}} />}
      work={work}
      isNothing={({ created }) => created === 0}
      preview={(reply) => <ImportedPreview reply={reply} work={work} columns={columns(reply)} />}
      columns={columns}
      onClose={onClose}
    />
  );
}

/** The scale of the marks, and which column is which. */
function Columns({ reply, work }: { reply: ImportedReply; work: ImportedWork }) {
  const { t } = useT();
  const { choices, decide } = work;
  return (
    <>
      <Select
        className="r-history-scale"
        label={t('importedReport.scale')}
        hint={t('importedReport.scaleHint')}
        value={choices.scale}
        options={importedScales.map((scale) => ({ value: scale, label: scale.replace('-', '–') }))}
        onChange={(scale) => decide({ ...choices, scale })}
      />
      <FileColumns
        known={reply}
        fields={importedFields.map((value) => ({
          value,
          label: t(`importedReport.fields.${value}`),
        }))}
        choices={choices}
        onDecide={decide}
      />
    </>
  );
}
