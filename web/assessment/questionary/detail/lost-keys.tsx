import type { QuestionaryDetail } from '#contract/assessment/questionary.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';

/** Says that answers can't be read without their key, and what to do. */
export function LostKeys({ questionary }: { questionary: QuestionaryDetail }) {
  const { t } = useT();
  const { lostKeyCount: count } = questionary;
  if (count === 0) return null;
  return (
    <InfoBlock tone="warning" title={t('questionaryDetail.keyLost', { count })}>
      {t('questionaryDetail.keyLostText')}
    </InfoBlock>
  );
}
