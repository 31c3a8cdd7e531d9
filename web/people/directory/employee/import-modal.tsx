import {
  type EmployeeImportField,
  type EmployeeImportReply,
  employeeImportFields,
  getEmployeeExample,
} from '#contract/people/employee-import.ts';
import type { T } from '#i18n/t.ts';
import { FileColumns } from '#web/platform/shared/file-import/columns.tsx';
import { FileExample } from '#web/platform/shared/file-import/file-choice.tsx';
import { ImportWindow } from '#web/platform/shared/file-import/import-window.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import './import.css';
import { EmployeePreview } from './import-preview.tsx';
import { useImport, type ImportWork as Work } from './use-import.ts';

/**
 * Imports employees: choose a file, check it, look at the result, save. Either all rows are saved
 * or none.
 */
export function EmployeeImportModal({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const work = useImport(onClose);
  const columns = (reply: EmployeeImportReply) => <Columns reply={reply} work={work} />;
  return (
    <ImportWindow
      title={t('directory.import.title')}
      lead={t('directory.import.lead')}
      fileLabel={t('directory.import.file')}
      example={<FileExample example={getEmployeeExample} given={{}} />}
      work={work}
      isNothing={isNothing}
      preview={(reply) => <EmployeePreview reply={reply} work={work} columns={columns(reply)} />}
      columns={columns}
      onClose={onClose}
    />
  );
}

const isNothing = ({ created, updated, restored }: EmployeeImportReply): boolean =>
  created + updated + restored === 0;

function Columns({ reply, work }: { reply: EmployeeImportReply; work: Work }) {
  const { t } = useT();
  const fields = employeeImportFields.map((value) => ({
    value,
    label: labelOf(value, t),
  }));
  return (
    <FileColumns known={reply} fields={fields} choices={work.choices} onDecide={work.decide} />
  );
}

/** A field of the file alone, or as the form of an employee calls it. */
function labelOf(field: EmployeeImportField, t: T): string {
  switch (field) {
    case 'fullName':
    case 'dismissalDate':
    case 'isDismissed':
    case 'isActive':
      return t(`directory.import.${field}`);
    default:
      return t(`directory.employees.${field}`);
  }
}
