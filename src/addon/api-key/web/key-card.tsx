import { useState } from 'react';
import { makeKey } from '#addon/api-key/contract/key.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { partOf } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { KeyRow } from './key-row.tsx';
import { useKeys } from './queries.ts';

const KeyDialog = partOf(() => import('./key-dialog.tsx'), 'KeyDialog');

/** Keys by which the company's programs call the product (rule 180). */
export function KeyCard() {
  const { t } = useT();
  const can = useCan();
  const keys = useKeys();
  const [isMaking, setMaking] = useState(false);
  const list = keys.data?.data;
  const mayChange = can(makeKey.access);
  const state =
    list && (list.length === 0 ? t('apiKey.none') : t('apiKey.state', { count: list.length }));
  return (
    <SettingCard
      title={t('apiKey.title')}
      state={keys.isError ? t('apiKey.notLoaded') : state}
      about={t('apiKey.lead')}
    >
      {keys.isError && <QueryError query={keys} />}
      <div className="setting-card-list" aria-busy={keys.isPending}>
        {keys.isPending && <Settling />}
        {list?.map((one) => (
          <KeyRow key={one.id} apiKey={one} mayChange={mayChange} />
        ))}
        <div className="setting-card-row-actions">
          {mayChange && <Button onClick={() => setMaking(true)}>{t('apiKey.add')}</Button>}
          <a href="/api/docs/" target="_blank" rel="noreferrer">
            {t('apiKey.docs')}
          </a>
        </div>
      </div>
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
    </SettingCard>
  );
}
