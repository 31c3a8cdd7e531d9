import { parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid as AriaGrid,
  Calendar,
  CalendarCell,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type DateValue,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { buttonClass } from '#platform/web/ui/press/button.tsx';
import './calendar.css';

const arrow = buttonClass({ variant: 'quiet' }, 'ui-icon-button');

export type CalendarGridProps = {
  value: DateValue | null;
  onChange: (value: DateValue) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** One month, with weeks from Monday. Days before `min` and after `max` can't be chosen. */
export function CalendarGrid({ value, onChange, min, max }: CalendarGridProps) {
  return (
    <Calendar
      className="ui-calendar"
      value={value}
      onChange={onChange}
      firstDayOfWeek="mon"
      autoFocus
      {...(min ? { minValue: parseDate(min) } : {})}
      {...(max ? { maxValue: parseDate(max) } : {})}
    >
      <div className="ui-month">
        <Button slot="previous" className={arrow}>
          <ChevronLeft />
        </Button>
        <Heading level={3} />
        <Button slot="next" className={arrow}>
          <ChevronRight />
        </Button>
      </div>
      <AriaGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className="ui-day" />}
        </CalendarGridBody>
      </AriaGrid>
    </Calendar>
  );
}
