import type { RepairRow } from '#core/employee/contract/employee-import.ts';
import type { ImportWork } from '#core/employee/web/use-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/show/badge.tsx';
import { Digits, Muted } from '#platform/web/ui/show/text.tsx';
import { fileFieldLabel } from './file-field-label.ts';
import { byKey, RepairField, type RepairFieldProps } from './repair-field.tsx';
import {
  type RowDecisions,
  stateOf,
  withLeftOut,
  withMerged,
  withRepair,
  withRow,
} from './row-decisions.ts';

interface RepairRowProps {
  row: RepairRow;
  work: Pick<ImportWork, 'choices' | 'amend'>;
}

type DecidedRowProps = RepairRowProps & Pick<RepairFieldProps, 'onNext'>;

const tones: Record<RepairRow['state'], BadgeTone> = {
  wrong: 'danger',
  repaired: 'success',
  leftOut: 'neutral',
  merged: 'neutral',
};

/** Whose row it is, where it stands, and what becomes of it. */
export function RowHead({ row, work }: RepairRowProps) {
  const { t } = useT();
  const state = stateOf(row, work.choices.rows);
  return (
    <span>
      <bdi>{row.text}</bdi>
      <Digits className="file-import-below">{t('upload.row', { row: row.rowIndex })}</Digits>
      <Muted className="file-import-below">{row.place}</Muted>
      <Badge tone={tones[state]}>{t(`directory.import.repair.states.${state}`)}</Badge>
    </span>
  );
}

/** The cells to repair. Of a row that isn't imported there are none. */
export function RowCells({ row, work: { choices, amend }, onNext }: DecidedRowProps) {
  const { t } = useT();
  const { rows } = choices;
  const { rowIndex, cellList, errorList, twin } = row;
  const state = stateOf(row, rows);
  if (state === 'merged') {
    const into = rows.merged[rowIndex] ?? twin ?? rowIndex;
    return <Muted>{t('directory.import.repair.mergedInto', { row: into })}</Muted>;
  }
  if (state === 'leftOut') return <Muted>{t('directory.import.repair.isLeftOut')}</Muted>;
  return (
    <div className="import-repair-cells">
      {cellList.map((cell) => {
        const { field, value, message, proposals } = cell;
        const label = fileFieldLabel(field, t);
        return (
          <RepairField
            key={field}
            label={label}
            name={t('directory.import.repair.field', { field: label, row: rowIndex })}
            judged={cell}
            cell={value}
            error={message}
            proposals={proposals.map((one) => ({ value: one, label: one }))}
            typed={rows.repairs[rowIndex]?.[field]}
            onRepair={(repaired) =>
              amend((now) => ({
                ...now,
                rows: withRepair(now.rows, { rowIndex, field }, repaired),
              }))
            }
            onNext={onNext}
          />
        );
      })}
      {errorList.map((error) => (
        <FieldError key={error}>{error}</FieldError>
      ))}
    </div>
  );
}

/** Leaves the row out, merges it with the other of the same person, or takes that back. */
export function RowButtons({ row, work: { choices, amend }, onNext }: DecidedRowProps) {
  const { t } = useT();
  const { rows } = choices;
  const { rowIndex, twin, twinPlace, place } = row;
  const state = stateOf(row, rows);
  const set = (of: (now: RowDecisions) => RowDecisions) =>
    byKey(onNext, () => amend((now) => ({ ...now, rows: of(now.rows) })));
  if (state === 'leftOut' || state === 'merged') {
    return (
      <Button variant="link" onClick={set((now) => withRow(now, rowIndex))}>
        {t('directory.import.repair.bringBack')}
      </Button>
    );
  }
  return (
    <div className="import-repair-buttons">
      {twin !== null && (
        <>
          <Button variant="link" onClick={set((now) => withMerged(now, rowIndex, twin))}>
            {t('directory.import.repair.mergeInto', { row: twin, place: twinPlace })}
          </Button>
          <Button variant="link" onClick={set((now) => withMerged(now, twin, rowIndex))}>
            {t('directory.import.repair.mergeHere', { place })}
          </Button>
        </>
      )}
      <Button variant="link" onClick={set((now) => withLeftOut(now, [rowIndex]))}>
        {t('directory.import.repair.leaveOut')}
      </Button>
    </div>
  );
}
