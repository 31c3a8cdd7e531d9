import { useState } from 'react';
import { type ApiKey, keyEndDays } from '#addon/api-key/contract/key.ts';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useWithdrawKey } from './queries.ts';
import { scopeWords } from './scope-words.ts';

const KeyNetworksForm = part(() => import('./key-networks-form.tsx'), 'KeyNetworksForm');

export function KeyRow({ apiKey, mayChange }: { apiKey: ApiKey; mayChange: boolean }) {
  const texts = useT();
  const { t } = texts;
  const { id, name, prefix, scopeList, state, expiresAt, daysLeft, lastUsedOn, madeBy, ipList } =
    apiKey;
  const withdraw = useWithdrawKey();
  const [asks, setAsks] = useState(false);
  const { open, button, floating } = useOpener(KeyNetworksForm);
  const until = t(state === 'over' ? 'apiKey.wasUntil' : 'apiKey.until', {
    date: formatDay(expiresAt, texts),
  });
  const used = lastUsedOn
    ? t('apiKey.used', { date: formatDay(lastUsedOn, texts) })
    : t('apiKey.neverUsed');
  return (
    <div className="setting-card-row">
      <div className="setting-card-row-text">
        <strong>{name}</strong>
        <span>
          <Badge tone={state === 'works' ? 'success' : 'neutral'}>{t(`apiKey.${state}`)}</Badge>{' '}
          {state === 'works' && daysLeft <= keyEndDays[0] && (
            <Badge tone="danger">{t('apiKey.endsIn', { count: daysLeft })}</Badge>
          )}{' '}
          <code>{prefix}…</code>
        </span>
        {state === 'resting' && <span>{t('apiKey.restingWhy')}</span>}
        {scopeList.map((scope) => (
          <span key={scope}>{t(`apiKey.scopes.${scopeWords[scope]}`)}</span>
        ))}
        {ipList.length > 0 && <span>{t('apiKey.from', { list: ipList.join(', ') })}</span>}
        <Muted as="p">
          {[until, used, ...(madeBy ? [t('apiKey.madeBy', { name: madeBy })] : [])].join(' · ')}
        </Muted>
      </div>
      {mayChange && (
        <div className="setting-card-row-actions">
          <Button {...button} aria-label={t('apiKey.networksOne', { name })}>
            {t('apiKey.networks')}
          </Button>
          <Button
            pending={withdraw.isPending}
            aria-label={t('apiKey.withdrawOne', { name })}
            onClick={() => setAsks(true)}
          >
            {t('apiKey.withdraw')}
          </Button>
        </div>
      )}
      {open && <KeyNetworksForm saved={apiKey} onClose={floating.onClose} />}
      {asks && (
        <ConfirmDialog
          open
          danger
          title={t('apiKey.withdrawTitle', { name })}
          text={t('apiKey.withdrawText')}
          confirmLabel={t('apiKey.withdraw')}
          onConfirm={() => {
            withdraw.mutate({ params: { id } });
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
