import type { Webhook, WebhookDelivery } from '#addon/webhook/contract/webhook.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/show/badge.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { eventWords } from './event-words.ts';
import { mostShown, useSendWebhookAgain, useWebhookDeliveries } from './queries.ts';

interface WebhookLogProps {
  webhook: Webhook;
  mayChange: boolean;
  onClose: () => void;
}

/** What an address was told lately, and what it answered. */
export function WebhookLog({ webhook, mayChange, onClose }: WebhookLogProps) {
  const { t } = useT();
  const log = useWebhookDeliveries(webhook.id);
  const list = log.data?.data;
  const count = log.data?.count ?? 0;
  return (
    <Modal
      open
      size="l"
      title={t('webhook.logTitle', { name: webhook.name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className="setting-card-list" aria-busy={log.isPending}>
        {log.isError && <QueryError query={log} />}
        {log.isPending && <Skeleton height="160px" />}
        {list?.length === 0 && (
          <EmptyState title={t('webhook.logEmpty')} text={t('webhook.logEmptyText')} />
        )}
        {list && list.length > 0 && (
          <Muted as="p">
            {count > mostShown
              ? t('webhook.logMore', { shown: list.length, count })
              : t('webhook.logLead')}
          </Muted>
        )}
        {list?.map((one) => (
          <Told
            key={one.id}
            told={one}
            hookId={webhook.id}
            mayAgain={mayChange && webhook.isActive}
          />
        ))}
      </div>
    </Modal>
  );
}

const tones: Record<WebhookDelivery['state'], BadgeTone> = {
  waiting: 'accent',
  sent: 'success',
  failed: 'danger',
};

interface ToldProps {
  told: WebhookDelivery;
  hookId: string;
  mayAgain: boolean;
}

function Told({ told, hookId, mayAgain }: ToldProps) {
  const texts = useT();
  const { t } = texts;
  const { id, event, state, at, tryList, nextAt } = told;
  const again = useSendWebhookAgain();
  const last = tryList.at(-1);
  const what = t(`webhook.events.${eventWords[event]}`);
  const date = formatMoment(at, texts);
  return (
    <div className="setting-card-row">
      <div className="setting-card-row-text">
        <strong>{what}</strong>
        <span>
          <Badge tone={tones[state]}>{t(`webhook.states.${state}`)}</Badge>{' '}
          <time dateTime={at}>{date}</time>
        </span>
        {last && (
          <Hint>
            {last.fault
              ? t(`webhook.faults.${last.fault}`)
              : t('webhook.answered', { status: `${last.status}` })}
          </Hint>
        )}
        <Hint>
          {[
            t('webhook.tries', { count: tryList.length }),
            ...(nextAt ? [t('webhook.nextAt', { date: formatMoment(nextAt, texts) })] : []),
          ].join(' · ')}
        </Hint>
        <Muted>
          <code>{id}</code>
        </Muted>
      </div>
      {mayAgain && state !== 'waiting' && (
        <Button
          pending={again.isPending}
          aria-label={t('webhook.againOne', { event: what, date })}
          onClick={() => again.mutate({ params: { id: hookId, deliveryId: id } })}
        >
          {t('webhook.again')}
        </Button>
      )}
    </div>
  );
}
