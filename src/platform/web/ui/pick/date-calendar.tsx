import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import type { Floating } from '#platform/web/ui/base/part.tsx';
import { FloatingBox } from '#platform/web/ui/cover/floating-box.tsx';
import { CalendarGrid } from './calendar.tsx';

export type DateCalendarProps = Floating & {
  label: string;
  /** The field below which it opens. */
  under: RefObject<HTMLElement | null>;
  /** YYYY-MM-DD, or '' when empty. */
  value: string;
  onChoose: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A date field's open calendar. */
export function DateCalendar(props: DateCalendarProps) {
  const { under, onClose, label, value, onChoose, min, max } = props;
  return (
    <FloatingBox under={under} align="start" onClose={onClose} label={label}>
      <div className="ui-popover-body">
        <CalendarGrid
          value={value ? parseDate(value) : null}
          min={min}
          max={max}
          onChange={(day) => {
            onChoose(day.toString());
            onClose();
          }}
        />
      </div>
    </FloatingBox>
  );
}
