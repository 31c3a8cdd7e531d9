import { type KeyboardEvent, useState } from 'react';
import type { RepairCell } from '#contract/people/employee-import.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { byKey } from './by-key.ts';
import { fileFieldLabel } from './file-field-label.ts';

export interface RepairFieldProps {
  cell: RepairCell;
  rowIndex: number;
  /** What was typed before, on another page of the table. */
  typed: string | undefined;
  onRepair: (value: string) => void;
  /** Enter leads to the next cell. */
  onNext: (from: HTMLElement) => void;
}

/** A cell of the file with what is wrong in it and what may be meant. */
export function RepairField({ cell, rowIndex, typed, onRepair, onNext }: RepairFieldProps) {
  const { t } = useT();
  const [value, setValue] = useState(typed ?? cell.value);
  const [given, setGiven] = useState(value);
  // Until the next answer nothing is known of what was typed.
  const [unjudged, setUnjudged] = useState<RepairCell>();
  const isJudged = unjudged !== cell;
  function repair(next: string) {
    setValue(next);
    if (next === given) return;
    setGiven(next);
    setUnjudged(cell);
    onRepair(next);
  }
  function take(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    repair(event.currentTarget.value);
    onNext(event.currentTarget);
  }
  const name = fileFieldLabel(cell.field, t);
  return (
    <div>
      <TextField
        label={name}
        aria-label={t('directory.import.repair.field', { field: name, row: rowIndex })}
        data-repair=""
        value={value}
        error={isJudged ? cell.message : undefined}
        hint={isJudged ? undefined : t('directory.import.repair.checking')}
        onChange={({ target }) => setValue(target.value)}
        onBlur={({ target }) => repair(target.value)}
        onKeyDown={take}
      />
      <div className="import-repair-proposals">
        {cell.proposals.map((one) => (
          <Button key={one} variant="link" onClick={byKey(onNext, () => repair(one))}>
            {t('directory.import.repair.take', { value: one })}
          </Button>
        ))}
      </div>
    </div>
  );
}
