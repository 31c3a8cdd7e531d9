import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import UserRound from 'lucide-react/icons/user-round';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { placeOf } from '#core/answering/web/draft/draft-storage.ts';
import { leftOf } from '#core/answering/web/draft/left.ts';
import { countsOf, questionsOf } from '#core/answering/web/draft/steps.ts';
import { minutesFor } from '#core/questionary/contract/rules/answering-time.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';

/** The role, how many questions, how long and until when; on phones in one line, as the role stands by the name. */
export function Facts({ data, isPhone }: { data: AnsweringData; isPhone: boolean }) {
  const texts = useT();
  const { t } = texts;
  const asked = countsOf(questionsOf(data));
  const open = leftOf(placeOf(data), asked);
  const count = asked.ratingCount + asked.textCount;
  const left = open.ratingCount + open.textCount;
  const questions =
    left < count
      ? t('answering.info.questionsLeft', { left, count })
      : t('answering.info.questions', { count });
  const minutes = t('answering.info.minutes', { count: minutesFor(open) });
  const date = formatDay(data.dateEnd, texts);
  if (isPhone) {
    const until = t('answering.link.until', { date });
    return <p className="information-short">{[questions, minutes, until].join(' · ')}</p>;
  }
  return (
    <ul className="information-facts">
      {data.participantType !== 'employee' && (
        <li>
          <UserRound />
          {t('answering.info.role', { role: t(`reviewerRole.${data.participantType}`) })}
        </li>
      )}
      <li>
        <ListChecks />
        {questions}
      </li>
      <li>
        <Clock />
        {minutes}
      </li>
      <li>
        <CalendarDays />
        {t('answering.info.until', { date })}
      </li>
    </ul>
  );
}
