import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { Assignment } from '#core/answering/contract/answering.ts';
import { isOpen } from '#core/answering/web/row-state.ts';
import { saveCalendar } from '#platform/web/shared/calendar-file.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';

/** The last days of what is open, for one's calendar: it says how many wait, and nobody's name. */
export function DeadlinesButton({ rows }: { rows: readonly Assignment[] }) {
  const { t } = useT();
  const open = rows.filter(isOpen);
  const days = [...new Set(open.map(({ dateEnd }) => dateEnd))];
  const address = `${location.origin}/estimation/questionary/testing`;
  const events = days.map((day) => {
    const { length: count } = open.filter(({ dateEnd }) => dateEnd === day);
    return { title: t('answeringList.event', { count }), day, address };
  });
  return (
    <IconButton
      label={t('answeringList.toCalendar')}
      icon={<CalendarPlus />}
      variant="secondary"
      disabled={open.length === 0}
      onClick={() => saveCalendar(events, 'deadlines.ics')}
    />
  );
}
