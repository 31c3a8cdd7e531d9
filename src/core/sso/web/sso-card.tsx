import { useCan } from '#core/account/web/session/session.ts';
import { createSso } from '#core/sso/contract/sso.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { ConnectionList } from './connection-list.tsx';
import { useSso } from './queries.ts';
import { SpareList } from './spare-list.tsx';
import './sso.css';

const StateDialog = part(() => import('./state-dialog.tsx'), 'StateDialog');

/** A company's own sign-in: its providers, whether people must come by them, and who may come in past them. */
export function SsoCard() {
  const texts = useT();
  const { t } = texts;
  const can = useCan();
  const sso = useSso();
  const { open, button, floating } = useOpener(StateDialog);
  const saved = sso.data?.data;
  const mayChange = can(createSso.access);
  const hasServers = saved !== undefined && saved.connectionList.length > 0;
  return (
    <SettingCard
      title={t('ssoSettings.title')}
      state={
        sso.isError ? t('ssoSettings.notLoaded') : saved && t(`ssoSettings.state.${saved.state}`)
      }
      about={t('ssoSettings.lead')}
      opener={hasServers && mayChange ? button : undefined}
    >
      {sso.isError && <QueryError query={sso} />}
      {sso.isPending && <Settling />}
      {saved?.passwordUntil && (
        <InfoBlock>
          {t('ssoSettings.passwordUntil', { until: formatMoment(saved.passwordUntil, texts) })}
        </InfoBlock>
      )}
      {saved && <ConnectionList settings={saved} mayChange={mayChange} />}
      {hasServers && <SpareList settings={saved} mayChange={mayChange} />}
      {open && saved && <StateDialog settings={saved} onClose={floating.onClose} />}
    </SettingCard>
  );
}
