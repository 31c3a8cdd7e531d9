import type { EmployeeImportReply } from '#core/employee/contract/employee-import.ts';
import { SkippedRows } from '#platform/web/shared/file-import/result.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { Asked } from './use-import.ts';

/** Who comes back, what was filled in, how many have other leaders, and which rows were passed over. */
export function ImportNotes({
  reply,
  work: { choices, decide },
}: Pick<Asked, 'work'> & { reply: EmployeeImportReply }) {
  const { t } = useT();
  const {
    takenBack,
    inPositionFilled,
    filledDown,
    hidden,
    otherSheets,
    sameNames,
    stateList,
    leadersChanged,
    isFirst,
    skipped,
    skippedRowCount,
  } = reply;
  const listed = stateList.length + otherSheets.length + sameNames.length;
  const told =
    takenBack + inPositionFilled + filledDown + hidden + listed + (isFirst ? 0 : leadersChanged);
  if (told + skippedRowCount === 0) return null;
  const states = stateList.map(({ name, count }) => `${name} (${count})`).join(', ');
  const names = sameNames
    .map(({ name, rowList }) => t('directory.import.sameName', { name, rows: rowList.join(', ') }))
    .join('; ');
  return (
    <div className="directory-import-notes">
      {takenBack > 0 && (
        <Checkbox
          label={t('directory.import.takeBack', { count: takenBack })}
          hint={t('directory.import.takeBackHint')}
          checked={choices.takesBack}
          onChange={({ target }) => decide({ ...choices, takesBack: target.checked })}
        />
      )}
      {states !== '' && <p>{t('directory.import.states', { states })}</p>}
      {otherSheets.length > 0 && (
        <p>
          {t('directory.import.otherSheets', {
            sheets: otherSheets.join(', '),
            sheet: reply.sheet ?? '',
          })}
        </p>
      )}
      {names !== '' && <p>{t('directory.import.sameNames', { names })}</p>}
      {hidden > 0 && <p>{t('directory.import.hidden', { count: hidden })}</p>}
      {filledDown > 0 && <p>{t('directory.import.filledDown', { count: filledDown })}</p>}
      {inPositionFilled > 0 && (
        <p>{t('directory.import.inPositionFilled', { count: inPositionFilled })}</p>
      )}
      {leadersChanged > 0 && !isFirst && (
        <p>
          {t('directory.import.leadersChanged', { count: leadersChanged })}
          <Hint>{t('directory.import.leadersChangedHint')}</Hint>
        </p>
      )}
      <SkippedRows skipped={skipped} count={skippedRowCount} />
    </div>
  );
}
