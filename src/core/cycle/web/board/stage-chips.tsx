import type { ListedCycle } from '#core/cycle/contract/cycle.ts';
import { stagesOfWay } from '#core/cycle/web/stages.ts';
import { type CycleStage, cycleStages } from '#core/questionary/contract/rules/cycle.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toggled } from '#platform/web/ui/base/toggled.ts';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';

interface StageChipsProps {
  /** Undefined while they are not known. */
  counts: ListedCycle['stageCounts'] | undefined;
  chosen: CycleStage[] | undefined;
  onChange: (stages: CycleStage[] | undefined) => void;
}

/** Who is left out stands last: they are not on the way. */
const order = [...stagesOfWay, 'leftOut'] as const;
/** Shown even where nobody stands there: the way of a cycle. */
const always: readonly CycleStage[] = ['choosing', 'approval', 'ready', 'answering', 'released'];

/** The stages with how many stand at each; pressed, they narrow the board. */
export function StageChips({ counts, chosen, onChange }: StageChipsProps) {
  const { t } = useT();
  const shown = order.filter(
    (stage) => always.includes(stage) || chosen?.includes(stage) || (counts?.[stage] ?? 0) > 0,
  );
  return (
    <fieldset className="cycle-chips">
      <VisuallyHidden as="legend">{t('cycle.stages')}</VisuallyHidden>
      {shown.map((stage) => (
        <button
          key={stage}
          type="button"
          data-stage={stage}
          aria-pressed={chosen?.includes(stage) ?? false}
          onClick={() => onChange(toggled(cycleStages, chosen, stage))}
        >
          {t(`cycle.stage.${stage}`)} <b>{counts?.[stage] ?? '—'}</b>
        </button>
      ))}
    </fieldset>
  );
}
