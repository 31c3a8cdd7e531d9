import { Link } from '@tanstack/react-router';
import { useCan } from '#core/account/web/session/session.ts';
import { type CycleDetail, tryLaunchAgain } from '#core/cycle/contract/cycle.ts';
import type { CycleCheck, CycleCheckList } from '#core/cycle/contract/cycle-checks.ts';
import { useCycleChecks, useCycleHeld } from '#core/cycle/web/queries.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { getDeliveryList } from '#core/mail/contract/delivery.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { openBeside } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { CheckLine } from './check-line.tsx';
import type { Panels } from './use-panels.ts';
import { EvenOut } from './windows.ts';
import './check-list.css';
import { LookAhead } from './look-ahead.tsx';
import { Voices } from './voices.tsx';

interface CheckListProps {
  cycle: CycleDetail;
  panels: Panels;
  /** Leaves out what is fine, and the whole list where everything is. */
  onlyOpen?: boolean;
}

/** What is fine, what isn't, and beside each line what mends it: before choosing, before work, and while some wait for it. */
export function CheckList({ cycle, panels, onlyOpen = false }: CheckListProps) {
  const { t } = useT();
  const checks = useCycleChecks(cycle.id);
  const held = useCycleHeld(cycle.id);
  if (checks.isError && !checks.data) {
    return <QueryError query={checks} title={t('cycleBoard.check.failed')} />;
  }
  if (held.isError && !held.data) {
    return <QueryError query={held} title={t('cycleBoard.heldRaters.failed')} />;
  }
  if (!checks.data || !held.data) return <Settling height={onlyOpen ? '56px' : '160px'} />;
  const { data: found } = checks.data;
  const { data: voices } = held.data;
  const isHeld = voices.waitingCount + voices.lateCount > 0;
  const failedCount = cycle.can.includes('tryAgain') ? cycle.stageCounts.problem : 0;
  const lines = found.checkList.filter(({ state }) => !onlyOpen || state !== 'fine');
  if (onlyOpen && lines.length === 0 && !isHeld && failedCount === 0) return null;
  return (
    <section className="cycle-checks" aria-label={t('cycleBoard.check.title')}>
      <ul>
        {failedCount > 0 && (
          <CheckLine state="stop" fix={<TryAgain cycle={cycle} panels={panels} />}>
            <p>{t('cycleBoard.check.notLaunched', { count: failedCount })}</p>
            <p>{t('cycleBoard.check.follow')}</p>
          </CheckLine>
        )}
        {lines.map(({ name, state, messageList }) => (
          <CheckLine
            key={name}
            state={state}
            fix={
              state !== 'fine' && <Fix name={name} found={found} cycle={cycle} panels={panels} />
            }
          >
            {messageList.map((message) => (
              <p key={message}>{message}</p>
            ))}
            {state === 'fine' && <p>{t(`cycleBoard.check.fine.${name}`)}</p>}
          </CheckLine>
        ))}
        {!onlyOpen && <EvenOut cycle={cycle} />}
        {(isHeld || !onlyOpen) && (
          <Voices cycle={cycle} held={voices} line={(line) => <CheckLine {...line} />} />
        )}
      </ul>
      {!onlyOpen && <LookAhead cycleId={cycle.id} />}
    </section>
  );
}

interface FixProps extends Pick<CheckListProps, 'cycle' | 'panels'> {
  name: CycleCheck;
  found: CycleCheckList;
}

/** What mends the line, for those who may. */
function Fix({ name, found, cycle, panels }: FixProps) {
  const { t } = useT();
  const can = useCan();
  const mayEdit = cycle.can.includes('update');
  const edit = (label: 'questions' | 'limits' | 'days', section: 'about' | 'choosing' | 'days') =>
    mayEdit && (
      <Button onClick={() => panels.edit(section)}>{t(`cycleBoard.check.fix.${label}`)}</Button>
    );
  switch (name) {
    case 'questions':
      return (
        <>
          {found.barePositionList.length > 0 && can(positionCalls.give.access) && (
            <Button
              onClick={() => openBeside('giveCompetences', { positions: found.barePositionList })}
            >
              {t('cycleBoard.check.fix.give')}
            </Button>
          )}
          {cycle.openFieldList.includes('competenceSource') && edit('questions', 'about')}
        </>
      );
    case 'lists':
      return (
        <Button onClick={() => panels.show({ stage: ['choosing', 'approval'] })}>
          {t('cycleBoard.check.fix.show')}
        </Button>
      );
    case 'managers':
      return (
        <Button onClick={() => panels.show({ approver: ['hr'] })}>
          {t('cycleBoard.check.fix.show')}
        </Button>
      );
    case 'emails':
      return (
        can(getDeliveryList.access) && (
          <Link to="/estimation/deliveries">{t('cycleBoard.check.fix.delivery')}</Link>
        )
      );
    case 'roles':
      return edit('limits', 'choosing');
    default:
      return edit('days', 'days');
  }
}

/** They follow by the clock as soon as the cause is mended; one press doesn't wait for it. */
function TryAgain({ cycle, panels }: Pick<CheckListProps, 'cycle' | 'panels'>) {
  const { t } = useT();
  const send = useSend(tryLaunchAgain);
  return (
    <>
      <Button onClick={() => panels.show({ stage: ['problem'] })}>
        {t('cycleBoard.check.fix.show')}
      </Button>
      <Button pending={send.isPending} onClick={() => send.mutate({ params: { id: cycle.id } })}>
        {t('cycleBoard.check.fix.tryAgain')}
      </Button>
    </>
  );
}
