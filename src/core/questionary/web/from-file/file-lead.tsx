import type { fileExamples } from '#core/questionary/contract/questionary-from-file.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

export interface FileLeadProps {
  of: (typeof fileExamples)[number];
  method: Method;
}

/** What must be in a file of participants, and which roles there are. */
export function FileLead({ of, method }: FileLeadProps) {
  const { t } = useT();
  const names = [t('fromFile.email'), t('fromFile.role')];
  const columns = of === 'questionaries' ? [t('fromFile.subjectEmail'), ...names] : names;
  return (
    <>
      {t('fromFile.columns', { columns: columns.join(', ') })}{' '}
      {of === 'questionaries' && `${t('fromFile.many.rowHint')} `}
      {t(`fromFile.roles${method}`)}
    </>
  );
}
