import { useToday } from '#core/account/web/session/today.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** Who can has answered, and others won't. It never ends by itself because of that (rule 130). */
export const isNobodyPending = ({ participantList, isOwn }: QuestionaryDetail): boolean =>
  !isOwn &&
  participantList.some(({ declineList }) => declineList.length > 0) &&
  participantList.every(({ isAwaited }) => !isAwaited);

/** Says that nobody is awaited any more, and that the last day may be moved to today. */
export function NobodyPending({ questionary }: { questionary: QuestionaryDetail }) {
  const texts = useT();
  const { t } = texts;
  const { dateEnd } = questionary;
  const isLast = dateEnd <= useToday();
  return (
    <InfoBlock title={t('questionaryDecline.nobody')}>
      {isLast
        ? t('questionaryDecline.nobodyToday')
        : t('questionaryDecline.nobodyText', { date: formatDay(dateEnd, texts) })}
    </InfoBlock>
  );
}
