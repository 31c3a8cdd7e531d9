import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';

/** Who says yes to the list of somebody, or would. */
export const approverWords = ({ approver }: BoardRow, { t, locale }: Texts): string =>
  approver
    ? t('cycleBoard.person.by', { name: fullName(approver, locale) })
    : t('cycleBoard.person.byHr');

type AnsweredProps = Pick<BoardRow, 'answered' | 'declinedCount'>;

/** How many have answered about somebody, and how many can't. */
export function Answered({ answered, declinedCount }: AnsweredProps) {
  const { t } = useT();
  if (!answered) return null;
  const { passedCount, totalCount } = answered;
  return (
    <>
      <ProgressBar
        label={t('cycle.answered')}
        value={passedCount}
        max={totalCount}
        text={t('cycleBoard.answeredOf', { passed: passedCount, total: totalCount })}
      />
      {declinedCount !== null && declinedCount > 0 && (
        <Hint as="p">{t('cycleBoard.declined', { count: declinedCount })}</Hint>
      )}
    </>
  );
}
