import { useToday } from '#core/account/web/session/today.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { CheckList } from './check-list.tsx';
import { useNextCycle } from './use-next-cycle.ts';
import type { Panels } from './use-panels.ts';
import { EvenOut } from './windows.ts';

interface CycleStateProps {
  cycle: CycleDetail;
  panels: Panels;
}

/** What is going on with the cycle as a whole, and what to check before it begins. */
export function CycleState({ cycle, panels }: CycleStateProps) {
  const { t } = useT();
  const { launching, can, subjectCount, status, byCards } = cycle;
  const next = can.includes('toChoosing') ? 'nominating' : 'inwork';
  if (launching) return <Launching {...launching} />;
  if (status === 'created' && subjectCount > 0) {
    return (
      <section className="cycle-before">
        <h2>{t('cycleBoard.notBegun')}</h2>
        <p>{t(`cycleBoard.notBegunText.${byCards ? 'byCards' : next}`)}</p>
        {byCards ? <EvenOut alone cycle={cycle} /> : <CheckList cycle={cycle} panels={panels} />}
      </section>
    );
  }
  return (
    <>
      {(status === 'nominating' || status === 'inwork') && can.includes('update') && !byCards && (
        <CheckList onlyOpen cycle={cycle} panels={panels} />
      )}
      {byCards && cycle.stageCounts.draft > 0 && can.includes('update') && (
        <EvenOut alone cycle={cycle} />
      )}
      {isOver(cycle) ? <Summary cycle={cycle} /> : <Awaited cycle={cycle} />}
    </>
  );
}

function Launching({ launchedCount, totalCount }: NonNullable<CycleDetail['launching']>) {
  const { t } = useT();
  const text = t('cycleBoard.launching', { launched: launchedCount, total: totalCount });
  return (
    <div className="cycle-launching" role="status">
      <strong>{text}</strong>
      <ProgressBar label={text} value={launchedCount} max={totalCount} />
      <p>{t('cycleBoard.launchingText')}</p>
    </div>
  );
}

/** All reports that there will be are open. */
const isOver = ({ status, stageCounts, subjectCount }: CycleDetail): boolean =>
  (status === 'done' || status === 'archived') &&
  stageCounts.released > 0 &&
  stageCounts.released + stageCounts.noReport === subjectCount;

function Summary({ cycle: { id, can, subjectCount, answered } }: { cycle: CycleDetail }) {
  const { t } = useT();
  const next = useNextCycle(id);
  return (
    <InfoBlock
      title={t('cycleBoard.over')}
      actions={
        can.includes('duplicate') && (
          <Button pending={next.isPending} onClick={next.make}>
            {t('cycleBoard.duplicate')}
          </Button>
        )
      }
    >
      {t('cycleBoard.overText', {
        people: t('cycle.peopleCount', { count: subjectCount }),
        passed: answered.passedCount,
        total: answered.totalCount,
      })}
    </InfoBlock>
  );
}

/** The answers are still open, and nobody is left to give any (rule of declining). */
function Awaited({ cycle }: { cycle: CycleDetail }) {
  const { t } = useT();
  const today = useToday();
  const { stageCounts, awaitedCount, dateStart } = cycle;
  if (stageCounts.answering === 0 || awaitedCount > 0 || dateStart > today) return null;
  return <InfoBlock>{t('cycleBoard.nobodyPending')}</InfoBlock>;
}
