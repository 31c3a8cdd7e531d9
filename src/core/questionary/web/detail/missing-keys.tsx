import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** Says that answers can't be read without their key, and what to do. */
export function MissingKeys({ questionary }: { questionary: QuestionaryDetail }) {
  const { t } = useT();
  const { lostKeyCount: count } = questionary;
  if (count === 0) return null;
  return (
    <InfoBlock tone="warning" title={t('questionaryDetail.keyLost', { count })}>
      {t('questionaryDetail.keyMissingText')}
    </InfoBlock>
  );
}
