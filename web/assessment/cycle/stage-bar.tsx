import type { ListedCycle } from '#contract/assessment/cycle/cycle.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Hint, Muted } from '#web/platform/ui/show/text.tsx';
import './stage-bar.css';
import { stagesOfWay } from './stages.ts';

/** Where the people of a cycle stand, as one bar. */
export function StageBar({
  stageCounts,
  subjectCount,
}: Pick<ListedCycle, 'stageCounts' | 'subjectCount'>) {
  const { t } = useT();
  const stages = stagesOfWay.filter((stage) => stageCounts[stage] > 0);
  if (subjectCount === 0) return <Muted>{t('cycle.nobody')}</Muted>;
  const said = stages.map((stage) =>
    t('cycle.stageCount', { stage: t(`cycle.stage.${stage}`), count: stageCounts[stage] }),
  );
  return (
    <div className="cycle-stages">
      <div role="img" aria-label={said.join(', ')}>
        {stages.map((stage) => (
          <span key={stage} data-stage={stage} style={{ flexGrow: stageCounts[stage] }} />
        ))}
      </div>
      <Hint aria-hidden="true">{said.join(' · ')}</Hint>
    </div>
  );
}
