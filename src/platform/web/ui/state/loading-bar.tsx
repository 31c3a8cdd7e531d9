import { useSyncExternalStore } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { loading } from './loading-store.ts';
import './toasts.css';

/** A thin bar at the top of the window while anything is loading. Use it once in the app. */
export function LoadingBar() {
  const { t } = useT();
  const pending = useSyncExternalStore(loading.subscribe, loading.pending);
  if (pending === 0) return null;
  return <div className="ui-loading-bar" role="progressbar" aria-label={t('common.loading')} />;
}
