import { useQuery, useQueryClient } from '@tanstack/react-query';
import LinkOff from 'lucide-react/icons/unlink';
import { useState } from 'react';
import type { RatersVerb } from '#core/cycle/contract/policy/raters.ts';
import { getRaters, type RaterList } from '#core/cycle/contract/raters.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useOwnLocale } from '#platform/web/mailed-link/own-locale.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ListEditor } from './list-editor.tsx';
import { type ListPlace, ownAddress, type Way } from './place.ts';
import './raters.css';

type ScreenProps = Way & {
  place: ListPlace;
  /** The screen stands among other lists, which say whose it is and until when. */
  isInRow?: boolean;
  /** Called once the list has gone on to somebody else. */
  onDone?: () => void;
};

/** The list of raters of one person, for whoever makes or approves it (design rules 80–86). */
export function RatersScreen({ place, token, isInRow = false, onDone }: ScreenProps) {
  const { t } = useT();
  const { cycleId: id, employeeId } = place;
  const asked = partQuery(getRaters, { params: { id, employeeId }, token });
  // What is on the screen is somebody's work: it is not replaced behind their back.
  const query = useQuery({ ...asked, networkMode: 'always', staleTime: 'static' });
  const client = useQueryClient();
  const [done, setDone] = useState<RatersVerb>();
  const saved = query.data?.data;
  useOwnLocale(query.data?.locale);
  if (query.isError && !saved) {
    return isMissing(query.error) || query.error.status === 401 ? (
      <GoneList token={token} />
    ) : (
      <QueryError query={query} title={t('raters.failed')} />
    );
  }
  if (!saved) return <LoadingList />;
  const show = (data: RaterList) =>
    client.setQueryData(asked.queryKey, (before) => before && { ...before, data });
  return (
    <ListEditor
      key={`${id} ${employeeId}`}
      saved={saved}
      token={token}
      done={done}
      isInRow={isInRow}
      onNewer={show}
      onSaved={(data, action) => {
        show(data);
        setDone(action);
        if (action !== 'save') onDone?.();
      }}
    />
  );
}

function GoneList({ token }: Way) {
  const { t } = useT();
  return (
    <EmptyState
      icon={<LinkOff />}
      title={t('raters.gone')}
      text={t('raters.goneText')}
      action={<LinkButton href={ownAddress({ token })}>{t('raters.toList')}</LinkButton>}
    />
  );
}

function LoadingList() {
  const { t } = useT();
  return (
    <div className="raters" aria-busy="true">
      <VisuallyHidden role="status" as="p">
        {t('raters.opening')}
      </VisuallyHidden>
      <Skeleton width="60%" height="32px" />
      <Skeleton height="120px" />
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </div>
  );
}
