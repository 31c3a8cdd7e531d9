import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { approverWords } from '#core/cycle/web/row-words.tsx';
import type { CycleStage } from '#core/questionary/contract/rules/cycle.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';

const steps = ['list', 'approval', 'ready', 'answers', 'report', 'release'] as const;
type Step = (typeof steps)[number];

/** The step that each stage stands at; `released` is past them all. */
const stepAt: Record<Exclude<CycleStage, 'leftOut' | 'released'>, Step> = {
  choosing: 'list',
  approval: 'approval',
  ready: 'ready',
  waiting: 'ready',
  problem: 'ready',
  draft: 'ready',
  answering: 'answers',
  making: 'report',
  noReport: 'report',
  toRelease: 'release',
};

interface PersonStepsProps {
  cycle: CycleDetail;
  row: BoardRow;
}

/** What happened with somebody of a cycle and what comes, with its days. */
export function PersonSteps({ cycle, row }: PersonStepsProps) {
  const texts = useT();
  const { t } = texts;
  const { stage } = row;
  if (stage === 'leftOut') return <p>{t('cycleBoard.stageOfOne.leftOut')}</p>;
  const at = stage === 'released' ? steps.length : steps.indexOf(stepAt[stage]);
  return (
    <ol className="cycle-steps">
      {steps.map((step, index) => {
        if (step === 'approval' && cycle.approvedBy === 'nobody') return null;
        const when = index < at ? 'isDone' : index === at ? 'isNow' : 'isAhead';
        const day = dayOf(step, cycle, row, texts);
        return (
          <li key={step} data-when={when} aria-current={when === 'isNow' ? 'step' : undefined}>
            <span>{t(`cycleBoard.person.step.${step}`)}</span>
            <VisuallyHidden> ({t(`cycleBoard.person.${when}`)})</VisuallyHidden>
            {when === 'isNow' && <Hint>{t(`cycleBoard.stageOfOne.${stage}`)}</Hint>}
            {day && <Hint>{day}</Hint>}
          </li>
        );
      })}
    </ol>
  );
}

function dayOf(
  step: Step,
  { chooseUntil, dateStart, dateEnd, releaseOn }: CycleDetail,
  row: BoardRow,
  texts: Texts,
): string | undefined {
  const { t } = texts;
  switch (step) {
    case 'list':
      return chooseUntil
        ? t('cycleBoard.person.until', { date: formatDay(chooseUntil, texts) })
        : undefined;
    case 'approval':
      return approverWords(row, texts);
    case 'ready':
      return formatDay(dateStart, texts);
    case 'answers':
      return formatPeriod(dateStart, dateEnd, texts);
    case 'release':
      return releaseOn
        ? t('cycleBoard.person.notLaterThan', { date: formatDay(releaseOn, texts) })
        : undefined;
    default:
      return undefined;
  }
}
