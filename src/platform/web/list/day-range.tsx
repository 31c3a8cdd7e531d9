import { DateField } from '#platform/web/ui/pick/date-field.tsx';

type Day = string | undefined;

interface DayRangeProps {
  fromLabel: string;
  from: Day;
  onFrom: (day: Day) => void;
  toLabel: string;
  to: Day;
  onTo: (day: Day) => void;
}

/** The first and the last day of a filter. Neither can be chosen beyond the other. */
export function DayRange({ fromLabel, from, onFrom, toLabel, to, onTo }: DayRangeProps) {
  return (
    <>
      <DateField
        label={fromLabel}
        value={from ?? ''}
        max={to}
        onChange={(day) => onFrom(day || undefined)}
      />
      <DateField
        label={toLabel}
        value={to ?? ''}
        min={from}
        onChange={(day) => onTo(day || undefined)}
      />
    </>
  );
}
