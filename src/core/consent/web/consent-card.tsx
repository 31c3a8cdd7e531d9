import { useCan } from '#core/account/web/session/session.ts';
import { updateConsentSettings } from '#core/consent/contract/consent.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useConsentSettings } from './queries.ts';

const ConsentForm = part(() => import('./consent-form.tsx'), 'ConsentForm');

/** What raters agree to before they answer (rule 115). */
export function ConsentCard() {
  const { t } = useT();
  const can = useCan();
  const query = useConsentSettings();
  const { open, button, floating } = useOpener(ConsentForm);
  const saved = query.data?.data;
  const kind = saved && t(`consentSettings.kind.${saved.kind}`);
  const isAsked = saved && saved.kind !== 'off';
  const { version } = saved ?? {};
  return (
    <SettingCard
      title={t('consentSettings.title')}
      state={
        isAsked ? t('consentSettings.state', { kind: kind ?? '', version: version ?? 0 }) : kind
      }
      about={t('consentSettings.lead')}
      opener={saved && can(updateConsentSettings.access) ? button : undefined}
    >
      {query.isError && !saved && <QueryError query={query} />}
      {open && saved && <ConsentForm saved={saved} onClose={floating.onClose} />}
    </SettingCard>
  );
}
