import { useSendingTime, useToday } from '#core/account/web/session/today.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { isNobodyPending, NobodyPending } from '#core/questionary/web/decline/nobody-pending.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/**
 * Says what is awaited: the invitations, the answers, or the reports once answers are accepted no
 * more, and if the invitations do not go out.
 */
export function InWork({ questionary }: { questionary: QuestionaryDetail }) {
  const { dateStart, dateEnd, participantList } = questionary;
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const hour = useSendingTime();
  const delayed = participantList.filter(({ undelivered }) => undelivered?.reason === 'delayed');
  if (delayed.length > 0) {
    return (
      <InfoBlock tone="warning" title={t('questionaryDetail.delayed', { count: delayed.length })}>
        {t('questionaryDetail.delayedText')}
      </InfoBlock>
    );
  }
  if (dateStart > today) {
    return (
      <InfoBlock title={t('questionaryDetail.notYet', { date: formatDay(dateStart, texts), hour })}>
        {t('questionaryDetail.notYetText')}
      </InfoBlock>
    );
  }
  if (dateEnd < today) {
    return (
      <InfoBlock title={t('questionaryDetail.ended')}>{t('questionaryDetail.endedText')}</InfoBlock>
    );
  }
  if (isNobodyPending(questionary)) return <NobodyPending questionary={questionary} />;
  return (
    <InfoBlock title={t('questionaryDetail.inwork')}>{t('questionaryDetail.inworkText')}</InfoBlock>
  );
}
