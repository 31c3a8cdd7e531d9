import {
  minutesFor,
  type QuestionCounts,
} from '#core/questionary/contract/rules/answering-time.ts';
import { paceFor } from '#core/questionary/contract/rules/time-to-answer.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

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
      {t('pace.all', { minutes: t('answering.info.minutes', { count: minutesFor(counts) }) })}{' '}
      {pace !== undefined && t('pace.aDay', { count: pace })}
    </Muted>
  );
}
