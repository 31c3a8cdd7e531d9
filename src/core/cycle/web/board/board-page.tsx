import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import '#core/cycle/web/cycle.css';
import { boardAddress } from '#core/cycle/web/cycle-search.ts';
import { useCycle } from '#core/cycle/web/queries.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
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
