import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import {
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';
import { browserZone, zoneOptions } from '#platform/web/shared/zone-options.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

/**
 * Asks once in which time zone the company is, as long as nobody has saved its settings and the browser is in
 * another one (rule 89).
 */
export function CompanyClock({ zone }: { zone: string }) {
  const { t } = useT();
  const can = useCan();
  if (zone === browserZone()) return null;
  return (
    <div className="first-day-clock">
      <p className="first-day-text">{t('firstDay.clock.text', { zone: spoken(zone) })}</p>
      {can(updateCompanySettings.access) ? (
        <ZoneForm saved={zone} />
      ) : (
        <p className="first-day-text">{t('firstDay.clock.whoCan')}</p>
      )}
    </div>
  );
}

const spoken = (zone: string) => zone.replaceAll('_', ' ');

function ZoneForm({ saved }: { saved: string }) {
  const { t } = useT();
  const [timeZone, setTimeZone] = useState(browserZone);
  const settings = useQuery(pageQuery(getCompanySettings)).data?.data;
  const save = useSend(updateCompanySettings);
  const send = (zone: string) => {
    if (!settings) return;
    const { domain: _, ...form } = settings;
    save.mutate({ body: { ...form, timeZone: zone } });
  };
  return (
    <form
      className="first-day-zone"
      onSubmit={(event) => {
        event.preventDefault();
        send(timeZone);
      }}
    >
      <ComboBox
        label={t('firstDay.clock.zone')}
        required
        value={timeZone}
        options={zoneOptions(timeZone)}
        onChange={setTimeZone}
      />
      <Button type="submit" pending={save.isPending} disabled={!settings || timeZone === ''}>
        {t('common.save')}
      </Button>
      <Button variant="quiet" disabled={!settings || save.isPending} onClick={() => send(saved)}>
        {t('firstDay.clock.keep', { zone: spoken(saved) })}
      </Button>
    </form>
  );
}
