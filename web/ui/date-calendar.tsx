import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import { CalendarGrid } from './calendar.tsx';
import type { Floating } from './on-demand.ts';
import './popover.css';

export type DateCalendarProps = Floating & {
  label: string;
  /** The field that it opens under. */
  under: RefObject<HTMLElement | null>;
  /** YYYY-MM-DD, or '' when empty. */
  value: string;
  onChoose: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** The opened calendar of a date field. */
export function DateCalendar(props: DateCalendarProps) {
  const { under, onClose, label, value, onChoose, min, max } = props;
  return (
    <AriaLocale>
      <Popover
        className="ui-popover"
        triggerRef={under}
        placement="bottom start"
        offset={4}
        isOpen
        onOpenChange={onClose}
        aria-label={label}
      >
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
      </Popover>
    </AriaLocale>
  );
}
