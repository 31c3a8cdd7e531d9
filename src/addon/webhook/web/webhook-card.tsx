import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { createWebhook } from '#addon/webhook/contract/webhook.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { partOf } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import type { OpenWebhook } from './open-webhook.ts';
import { useWebhooks } from './queries.ts';
import { WebhookRow } from './webhook-row.tsx';

const WebhookForm = part(() => import('./webhook-form.tsx'), 'WebhookForm');
const WebhookSecret = partOf(() => import('./webhook-secret.tsx'), 'WebhookSecret');
const WebhookLog = partOf(() => import('./webhook-log.tsx'), 'WebhookLog');

/** Addresses of the company's systems that are told what happens (rule 199). */
export function WebhookCard() {
  const { t } = useT();
  const can = useCan();
  const webhooks = useWebhooks();
  const [open, setOpen] = useState<OpenWebhook>();
  const close = () => setOpen(undefined);
  const list = webhooks.data?.data;
  const mayChange = can(createWebhook.access);
  const state =
    list && (list.length === 0 ? t('webhook.none') : t('webhook.state', { count: list.length }));
  return (
    <SettingCard
      title={t('webhook.title')}
      state={webhooks.isError ? t('webhook.notLoaded') : state}
      about={t('webhook.lead')}
    >
      {webhooks.isError && <QueryError query={webhooks} />}
      <div className="setting-card-list" aria-busy={webhooks.isPending}>
        {webhooks.isPending && <Settling />}
        {list?.map((one) => (
          <WebhookRow key={one.id} webhook={one} mayChange={mayChange} onOpen={setOpen} />
        ))}
        {mayChange && (
          <div>
            <Button icon={<Plus />} onClick={() => setOpen({ what: 'form', saved: undefined })}>
              {t('webhook.add')}
            </Button>
          </div>
        )}
      </div>
      {open?.what === 'form' && (
        <WebhookForm
          saved={open.saved}
          onMade={(webhook) => setOpen({ what: 'secret', webhook })}
          onClose={close}
        />
      )}
      {open?.what === 'secret' && <WebhookSecret webhook={open.webhook} onClose={close} />}
      {open?.what === 'log' && (
        <WebhookLog webhook={open.webhook} mayChange={mayChange} onClose={close} />
      )}
    </SettingCard>
  );
}
