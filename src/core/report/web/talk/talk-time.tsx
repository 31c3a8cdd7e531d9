import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { useToday } from '#core/account/web/session/today.ts';
import { saveCalendar } from '#platform/web/shared/calendar-file.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Popover } from '#platform/web/ui/cover/popover.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

/** An hour with the person, for the manager's calendar: its title doesn't tell that there is a report. */
export function TalkTime({ name }: { name: string }) {
  const { t } = useT();
  return (
    <Popover
      label={t('talk.time.title')}
      button={
        <>
          <CalendarPlus />
          {t('talk.time.open')}
        </>
      }
    >
      {(close) => <TimeForm name={name} onDone={close} />}
    </Popover>
  );
}

function TimeForm({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useT();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  return (
    <form
      className="talk-time"
      onSubmit={(event) => {
        event.preventDefault();
        const title = t('talk.time.event', { name });
        saveCalendar([{ title, day, time, address: location.href }], 'talk.ics');
        onDone();
      }}
    >
      <DateField label={t('talk.time.day')} min={useToday()} value={day} onChange={setDay} />
      <TextField
        type="time"
        label={t('talk.time.at')}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <Button type="submit" variant="primary" disabled={!day || !time}>
        {t('talk.time.save')}
      </Button>
    </form>
  );
}
