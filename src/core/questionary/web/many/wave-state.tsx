import { useT } from '#platform/web/ui/base/texts.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { type Known, OutcomeList, refusedIn } from './outcome-list.tsx';
import type { Wave } from './use-many.ts';

/** How far a wave is. */
export function WaveProgress({ progress }: { progress: NonNullable<Wave['progress']> }) {
  const { t } = useT();
  const text = t('many.progress', progress);
  return (
    <div className="q-many" role="status">
      <ProgressBar
        label={t('many.running')}
        value={progress.count}
        max={progress.total}
        text={text}
      />
    </div>
  );
}

interface WaveResultProps {
  outcomes: NonNullable<Wave['outcomes']>;
  known: ReadonlyMap<string, Known>;
  onOpen?: () => void;
}

/** What a wave did, and what did not go and why. */
export function WaveResult({ outcomes, known, onOpen }: WaveResultProps) {
  const { t } = useT();
  const refused = refusedIn(outcomes);
  return (
    <div className="q-many" role="status">
      <p>{t('many.didGo', { count: outcomes.length - refused.length, total: outcomes.length })}</p>
      <h2>{t('many.stayed', { count: refused.length })}</h2>
      <OutcomeList outcomes={refused} known={known} {...(onOpen && { onOpen })} />
    </div>
  );
}
