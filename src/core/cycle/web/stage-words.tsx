import type { ListedCycle } from '#core/cycle/contract/cycle.ts';
import type { CycleStage } from '#core/questionary/contract/rules/cycle.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { stagesOfWay } from './stages.ts';

/** For each stage, in words, for whom the people at it wait. */
export type Whom = Partial<Record<CycleStage, string | undefined>>;

type StageWordsProps = Pick<ListedCycle, 'stageCounts' | 'subjectCount'> & { whom?: Whom };

/** Where the people of a cycle stand. No bar: one of stages would look like progress. */
export function StageWords({ stageCounts, subjectCount, whom = {} }: StageWordsProps) {
  const { t } = useT();
  if (subjectCount === 0) return <Muted>{t('cycle.nobody')}</Muted>;
  const said = stagesOfWay
    .filter((stage) => stageCounts[stage] > 0)
    .map((stage) => {
      const words = { stage: t(`cycle.stage.${stage}`), count: stageCounts[stage] };
      const by = whom[stage];
      return by ? t('cycle.stageWhom', { ...words, whom: by }) : t('cycle.stageCount', words);
    });
  return <Hint as="p">{said.join(' · ')}</Hint>;
}
