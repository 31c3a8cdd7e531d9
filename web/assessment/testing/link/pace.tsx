import { minutesFor, type QuestionCounts } from '#contract/assessment/rules/answering-time.ts';
import { paceFor } from '#contract/assessment/rules/time-to-answer.ts';
import { dateIn } from '#contract/platform/rules/dates.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';

interface PaceProps {
  /** What is still to be answered, each about one person. */
  open: readonly (QuestionCounts & { dateEnd: string })[];
}

/** How long all that is left takes, and how many a day are enough (rule 138). */
export function Pace({ open }: PaceProps) {
  const { t } = useT();
  const sum = (key: keyof QuestionCounts) => open.reduce((all, one) => all + one[key], 0);
  const counts = { ratingCount: sum('ratingCount'), textCount: sum('textCount') };
  const [firstEnd = ''] = open.map(({ dateEnd }) => dateEnd).toSorted();
  const pace = paceFor(
    open.length,
    dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
    firstEnd,
  );
  return (
    <Muted as="p">
      {t('pace.all', { minutes: t('testing.info.minutes', { count: minutesFor(counts) }) })}{' '}
      {pace !== undefined && t('pace.aDay', { count: pace })}
    </Muted>
  );
}
