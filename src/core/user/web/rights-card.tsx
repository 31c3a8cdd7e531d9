import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useWaitingRights } from './queries.ts';
import './users.css';
import { WaitingRights } from './waiting-rights.tsx';

/** Changes of super admins' rights that wait, each with the time that is left to stop it (rule 98). */
export function RightsCard() {
  const { t } = useT();
  const { data, isError } = useWaitingRights();
  const count = data?.data.length;
  const state = isError
    ? t('user.right.notLoaded')
    : count === 0
      ? t('user.right.none')
      : count && t('user.right.count', { count });
  return (
    <SettingCard title={t('user.right.card')} state={state}>
      <WaitingRights />
    </SettingCard>
  );
}
