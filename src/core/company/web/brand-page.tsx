import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CompanySettings,
  getCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { pageQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './brand.css';
import { SettingsForm } from './settings-form.tsx';

/** What a company decides about itself (rule 74). */
export function BrandPage() {
  const { t } = useT();
  const settings = useQuery(pageQuery(getCompanySettings));
  return (
    <div className="brand">
      <h1>{t('brand.title')}</h1>
      <Muted as="p">{t('brand.lead')}</Muted>
      {settings.isError && <QueryError query={settings} title={t('brand.notLoaded')} />}
      {settings.isPending && <Loading />}
      {settings.data && <Rounds loaded={settings.data.data} />}
    </div>
  );
}

/**
 * The form, anew after it is saved or given up. What is loaded later changes nothing in an open one:
 * saving then says what somebody else has saved.
 */
function Rounds({ loaded }: { loaded: CompanySettings }) {
  const [round, setRound] = useState({ at: 0, from: loaded });
  const begin = (from: CompanySettings) => setRound({ at: round.at + 1, from });
  const newest = loaded.version > round.from.version ? loaded : round.from;
  return (
    <SettingsForm key={round.at} saved={round.from} onSaved={begin} onReset={() => begin(newest)} />
  );
}

function Loading() {
  return (
    <div className="brand-form">
      {[320, 240, 160].map((height) => (
        <Skeleton key={height} height={`${height}px`} />
      ))}
    </div>
  );
}
