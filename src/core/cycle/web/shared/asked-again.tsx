import { useToday } from '#core/account/web/session/today.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { askAgainDay } from '#core/questionary/contract/rules/ask-again.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** When raters are asked whether anything has changed, and once that is over what others see. */
export function AskedAgain({ cycle }: { cycle: CycleDetail }) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const { status, askAgainWeeks, askedAgain } = cycle;
  if (askedAgain) {
    const { people, more, same, less } = askedAgain;
    return (
      <Hint as="p">
        {t('cycleBoard.askedAgain', {
          behaviours: t('cycleBoard.askedBehaviours', { count: more + same + less }),
          people: t('cycleBoard.askedPeople', { count: people }),
          more,
          same,
          less,
        })}
      </Hint>
    );
  }
  if (askAgainWeeks === null || status === 'archived') return null;
  const day = askAgainDay(cycle, askAgainWeeks);
  if (day <= today) return null;
  return <Hint as="p">{t('cycleBoard.askAgainOn', { date: formatDay(day, texts) })}</Hint>;
}
