import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CycleDetail } from '#contract/assessment/cycle/cycle.ts';
import '#web/assessment/cycle/cycle.css';
import { boardAddress } from '#web/assessment/cycle/cycle-search.ts';
import { useCycle } from '#web/assessment/cycle/queries.ts';
import { isMissing } from '#web/platform/api/call.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useListAddress } from '#web/platform/list/use-list-address.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { ListPage } from '#web/platform/ui/list/list-page.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import { BoardHead } from './board-head.tsx';
import { BoardPanels } from './board-panels.tsx';
import { CycleState } from './cycle-state.tsx';
import { People } from './people.tsx';
import { usePanels } from './use-panels.ts';

/** One cycle, at an address of its own. */
export function BoardPage() {
  const { id = '' } = useParams({ strict: false });
  return <CycleBoard key={id} id={id} />;
}

/** One cycle: how far its people are, and what to do next. */
export function CycleBoard({ id }: { id: string }) {
  const { t } = useT();
  const navigate = useNavigate();
  const query = useCycle(id);
  const missing = isMissing(query.error);
  useEffect(() => {
    if (!missing) return;
    toast.error(t('cycleBoard.notFound'), t('cycleBoard.notFoundText'));
    void navigate({ to: '/estimation/cycles', replace: true });
  }, [missing, navigate, t]);
  if (query.data) return <Board cycle={query.data.data} />;
  return (
    <ListPage>
      {query.isError && !missing ? (
        <QueryError query={query} title={t('cycleBoard.loadFailed')} />
      ) : (
        <div className="cycle-loading" aria-busy="true">
          <Skeleton width="320px" height="32px" />
          <Skeleton height="40px" />
          <Skeleton height="320px" />
        </div>
      )}
    </ListPage>
  );
}

function Board({ cycle }: { cycle: CycleDetail }) {
  const address = useListAddress(boardAddress, { resetScroll: false });
  const panels = usePanels(address);
  return (
    <ListPage className={panels.isBeside ? 'cycle-board cycle-beside-panel' : 'cycle-board'}>
      <BoardHead cycle={cycle} panels={panels} />
      <CycleState cycle={cycle} panels={panels} />
      <People cycle={cycle} address={address} isBeside={panels.isBeside} onAdd={panels.addPeople} />
      <BoardPanels cycle={cycle} panels={panels} />
    </ListPage>
  );
}
