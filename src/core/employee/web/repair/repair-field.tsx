import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

export interface RepairFieldProps {
  label: string;
  /** Names the field alone. */
  name: string;
  /** The answer that it was judged by: another one with each. */
  judged: object;
  /** The cell's text as the file has it. */
  cell: string;
  /** What is wrong with it. */
  error?: string | undefined;
  hint?: string | undefined;
  proposals: readonly { value: string; label: string }[];
  /** What was typed before, as on another page of the table. */
  typed: string | undefined;
  onRepair: (value: string) => void;
  /** Enter leads to the next field. */
  onNext: (from: HTMLElement) => void;
}

/** What a button does before it goes away: whoever pressed it by a key is led on, as by Enter in a cell. */
export const byKey =
  (onNext: (from: HTMLElement) => void, act: () => void) =>
  ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    act();
    if (detail === 0) onNext(currentTarget);
  };

/** What the file says, to be said otherwise, with what is wrong with it and what may be meant. */
export function RepairField(props: RepairFieldProps) {
  const { t } = useT();
  const { judged, cell, typed, onNext } = props;
  const [value, setValue] = useState(typed ?? cell);
  const [given, setGiven] = useState(value);
  // Until the next answer nothing is known of what was typed.
  const [unjudged, setUnjudged] = useState<object>();
  const isJudged = unjudged !== judged;
  function repair(next: string) {
    setValue(next);
    if (next === given) return;
    setGiven(next);
    setUnjudged(judged);
    props.onRepair(next);
  }
  function take(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    repair(event.currentTarget.value);
    onNext(event.currentTarget);
  }
  return (
    <div>
      <TextField
        label={props.label}
        aria-label={props.name}
        data-repair=""
        value={value}
        error={isJudged ? props.error : undefined}
        hint={isJudged ? props.hint : t('directory.import.repair.checking')}
        onChange={({ target }) => setValue(target.value)}
        onBlur={({ target }) => repair(target.value)}
        onKeyDown={take}
      />
      <div className="import-repair-proposals">
        {props.proposals.map((one) => (
          <Button key={one.value} variant="link" onClick={byKey(onNext, () => repair(one.value))}>
            {t('directory.import.repair.take', { value: one.label })}
          </Button>
        ))}
      </div>
    </div>
  );
}
