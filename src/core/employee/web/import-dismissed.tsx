import type { EmployeeImportReply } from '#core/employee/contract/employee-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { ImportWork } from './use-import.ts';

export interface ImportDismissedProps {
  reply: Pick<EmployeeImportReply, 'dismissed' | 'dismissedStillHere' | 'columns'>;
  work: Pick<ImportWork, 'choices' | 'decide'>;
}

const signs: readonly string[] = ['dismissalDate', 'isDismissed', 'isActive'];

/** People who have left by the file: they are passed over, unless the file is not right. */
export function ImportDismissed({ reply, work: { choices, decide } }: ImportDismissedProps) {
  const { t } = useT();
  const { dismissed, dismissedStillHere: count } = reply;
  const columns = reply.columns.filter(({ field }) => field !== null && signs.includes(field));
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.dismissed', { count: dismissed })}</h2>
      {!choices.takesDismissed && <Muted as="p">{t('directory.import.dismissedSkipped')}</Muted>}
      {columns.length > 1 && (
        <p>
          {t('directory.import.dismissedColumns', {
            columns: columns.map(({ header }) => header).join(', '),
          })}
        </p>
      )}
      {count > 0 && <p>{t('directory.import.dismissedStillHere', { count })}</p>}
      <Checkbox
        label={t('directory.import.takeDismissed')}
        checked={choices.takesDismissed}
        onChange={({ target }) => decide({ ...choices, takesDismissed: target.checked })}
      />
    </section>
  );
}
