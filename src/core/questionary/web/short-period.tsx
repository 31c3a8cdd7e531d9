import { useToday } from '#core/account/web/session/today.ts';
import { tooFewDays } from '#core/questionary/contract/rules/time-to-answer.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** Warns that people have too few working days to answer (rule 59). It forbids nothing. */
export function ShortPeriod(period: { dateStart: string; dateEnd: string }) {
  const { t } = useT();
  const count = tooFewDays(period, useToday());
  if (count === undefined) return null;
  return (
    <InfoBlock tone="warning" title={t('questionary.short', { count })}>
      {t('questionary.shortText')}
    </InfoBlock>
  );
}
