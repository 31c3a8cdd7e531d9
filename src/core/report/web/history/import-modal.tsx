import { historyScales } from '#core/report/contract/content/history-scale.ts';
import {
  getHistoryExample,
  type HistoryReply,
  historyFields,
} from '#core/report/contract/report-history.ts';
import { FileColumns } from '#platform/web/shared/file-import/columns.tsx';
import { FileExample } from '#platform/web/shared/file-import/file-choice.tsx';
import { ImportWindow } from '#platform/web/shared/file-import/import-window.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { HistoryPreview } from './history-preview.tsx';
import './history.css';
import { type HistoryWork, useHistoryImport } from './queries.ts';

/** Brings in reports of earlier years: choose a file, check it, look at the result, save. */
export function HistoryImportModal({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const work = useHistoryImport(onClose);
  const columns = (reply: HistoryReply) => <Columns reply={reply} work={work} />;
  return (
    <ImportWindow
      title={t('reportHistory.title')}
      lead={t('reportHistory.lead')}
      fileLabel={t('reportHistory.file')}
      saveLabel={t('reportHistory.save')}
      example={<FileExample example={getHistoryExample} given={{}} />}
      work={work}
      isNothing={({ created }) => created === 0}
      preview={(reply) => <HistoryPreview reply={reply} work={work} columns={columns(reply)} />}
      columns={columns}
      onClose={onClose}
    />
  );
}

/** The scale of the marks, and which column is which. */
function Columns({ reply, work }: { reply: HistoryReply; work: HistoryWork }) {
  const { t } = useT();
  const { choices, decide } = work;
  return (
    <>
      <Select
        className="r-history-scale"
        label={t('reportHistory.scale')}
        hint={t('reportHistory.scaleHint')}
        value={choices.scale}
        options={historyScales.map((scale) => ({ value: scale, label: scale.replace('-', '–') }))}
        onChange={(scale) => decide({ ...choices, scale })}
      />
      <FileColumns
        known={reply}
        fields={historyFields.map((value) => ({
          value,
          label: t(`reportHistory.fields.${value}`),
        }))}
        choices={choices}
        onDecide={decide}
      />
    </>
  );
}
