import {
  type EmployeeImportReply,
  employeeImportFields,
  getEmployeeExample,
} from '#core/employee/contract/employee-import.ts';
import { FileColumns } from '#platform/web/shared/file-import/columns.tsx';
import { FileExample } from '#platform/web/shared/file-import/file-choice.tsx';
import { ImportWindow } from '#platform/web/shared/file-import/import-window.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import './import.css';
import { EmployeePreview } from './import-preview.tsx';
import { fileFieldLabel } from './repair/file-field-label.ts';
import { noRowDecisions } from './repair/row-decisions.ts';
import { useImport, type ImportWork as Work } from './use-import.ts';

/** Imports employees: choose a file, check it, look at the result, save. Either all rows are saved or none. */
export function EmployeeImportModal({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const work = useImport(onClose);
  const leftOut = work.choices.rows.leftOut.length;
  const columns = (reply: EmployeeImportReply) => <Columns reply={reply} work={work} />;
  return (
    <ImportWindow
      title={t('directory.import.title')}
      lead={t('directory.import.lead')}
      fileLabel={t('directory.import.file')}
      example={<FileExample example={getEmployeeExample} given={{}} />}
      work={work}
      saveLabel={leftOut > 0 ? t('directory.import.saveWithout', { count: leftOut }) : undefined}
      isNothing={isNothing}
      canRepair={({ repairRowCount }) => repairRowCount > 0}
      preview={(reply) => <EmployeePreview reply={reply} work={work} columns={columns(reply)} />}
      columns={columns}
      onClose={onClose}
    />
  );
}

const isNothing = (reply: EmployeeImportReply): boolean =>
  reply.errorRowCount + reply.created + reply.updated + reply.restored === 0;

function Columns({ reply, work }: { reply: EmployeeImportReply; work: Work }) {
  const { t } = useT();
  const { choices, decide } = work;
  const fields = employeeImportFields.map((value) => ({
    value,
    label: fileFieldLabel(value, t),
  }));
  return (
    <FileColumns
      known={reply}
      fields={fields}
      choices={choices}
      onDecide={(next) => {
        // Another sheet has other rows.
        decide(next.sheet === choices.sheet ? next : { ...next, rows: noRowDecisions });
      }}
    />
  );
}
