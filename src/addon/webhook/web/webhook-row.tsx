import { useState } from 'react';
import type { Webhook } from '#addon/webhook/contract/webhook.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { eventWords } from './event-words.ts';
import type { OpenWebhook } from './open-webhook.ts';
import { useSwitchWebhook, useTestWebhook } from './queries.ts';
import { type WebhookAsked, WebhookQuestion } from './webhook-question.tsx';

interface WebhookRowProps {
  webhook: Webhook;
  mayChange: boolean;
  onOpen: (open: OpenWebhook) => void;
}

/** An address with how it stands, and what can be done with it. */
export function WebhookRow({ webhook, mayChange, onOpen }: WebhookRowProps) {
  const texts = useT();
  const { t } = texts;
  const { id, name, url, eventList, isActive, offFor, failingSince, version } = webhook;
  const test = useTestWebhook();
  const turn = useSwitchWebhook();
  const [asks, setAsks] = useState<WebhookAsked>();
  const turnOn = () =>
    turn.mutate({ params: { id }, body: { name, url, eventList, isActive: true, version } });
  const items = [
    {
      id: 'edit',
      label: t('webhook.edit'),
      onSelect: () => onOpen({ what: 'form', saved: webhook }),
    },
    isActive
      ? { id: 'off', label: t('webhook.turnOff'), onSelect: () => setAsks('turnOff') }
      : { id: 'on', label: t('webhook.turnOn'), onSelect: turnOn },
    { id: 'renew', label: t('webhook.renew'), onSelect: () => setAsks('renew') },
    { id: 'delete', label: t('webhook.delete'), danger: true, onSelect: () => setAsks('delete') },
  ];
  return (
    <div className="setting-card-row">
      <div className="setting-card-row-text">
        <strong>{name}</strong>
        <Muted>{url}</Muted>
        <span>
          <Badge tone={isActive ? 'success' : 'neutral'}>
            {t(isActive ? 'webhook.on' : 'webhook.off')}
          </Badge>{' '}
          {isActive && failingSince && (
            <Badge tone="danger">
              {t('webhook.failing', { date: formatMoment(failingSince, texts) })}
            </Badge>
          )}
        </span>
        {offFor && <span>{t(`webhook.offFor.${offFor}`)}</span>}
        <Muted as="p">
          {eventList.map((event) => t(`webhook.events.${eventWords[event]}`)).join(' · ')}
        </Muted>
      </div>
      <div className="setting-card-row-actions">
        {mayChange && isActive && (
          <Button pending={test.isPending} onClick={() => test.mutate({ params: { id } })}>
            {t('webhook.test')}
          </Button>
        )}
        <Button onClick={() => onOpen({ what: 'log', webhook })}>{t('webhook.log')}</Button>
        {mayChange && <Menu label={t('webhook.more', { name })} items={items} />}
      </div>
      {asks && (
        <WebhookQuestion
          what={asks}
          webhook={webhook}
          onSecret={(made) => onOpen({ what: 'secret', webhook: made })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}
