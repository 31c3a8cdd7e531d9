import type { Hook, HookDelivery } from '#addon/webhook/contract/hook.ts';
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
import { mostShown, useHookDeliveries, useSendHookAgain } from './queries.ts';

interface HookLogProps {
  hook: Hook;
  mayChange: boolean;
  onClose: () => void;
}

/** What an address was told lately, and what it answered. */
export function HookLog({ hook, mayChange, onClose }: HookLogProps) {
  const { t } = useT();
  const log = useHookDeliveries(hook.id);
  const list = log.data?.data;
  const count = log.data?.count ?? 0;
  return (
    <Modal
      open
      size="l"
      title={t('hook.logTitle', { name: hook.name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className="setting-card-list" aria-busy={log.isPending}>
        {log.isError && <QueryError query={log} />}
        {log.isPending && <Skeleton height="160px" />}
        {list?.length === 0 && (
          <EmptyState title={t('hook.logEmpty')} text={t('hook.logEmptyText')} />
        )}
        {list && list.length > 0 && (
          <Muted as="p">
            {count > mostShown
              ? t('hook.logMore', { shown: list.length, count })
              : t('hook.logLead')}
          </Muted>
        )}
        {list?.map((one) => (
          <Told key={one.id} told={one} hookId={hook.id} mayAgain={mayChange && hook.isActive} />
        ))}
      </div>
    </Modal>
  );
}

const tones: Record<HookDelivery['state'], BadgeTone> = {
  waiting: 'accent',
  sent: 'success',
  failed: 'danger',
};

interface ToldProps {
  told: HookDelivery;
  hookId: string;
  mayAgain: boolean;
}

function Told({ told, hookId, mayAgain }: ToldProps) {
  const texts = useT();
  const { t } = texts;
  const { id, event, state, at, tryList, nextAt } = told;
  const again = useSendHookAgain();
  const last = tryList.at(-1);
  const what = t(`hook.events.${eventWords[event]}`);
  const date = formatMoment(at, texts);
  return (
    <div className="setting-card-row">
      <div className="setting-card-row-text">
        <strong>{what}</strong>
        <span>
          <Badge tone={tones[state]}>{t(`hook.states.${state}`)}</Badge>{' '}
          <time dateTime={at}>{date}</time>
        </span>
        {last && (
          <Hint>
            {last.fault
              ? t(`hook.faults.${last.fault}`)
              : t('hook.answered', { status: `${last.status}` })}
          </Hint>
        )}
        <Hint>
          {[
            t('hook.tries', { count: tryList.length }),
            ...(nextAt ? [t('hook.nextAt', { date: formatMoment(nextAt, texts) })] : []),
          ].join(' · ')}
        </Hint>
        <Muted>
          <code>{id}</code>
        </Muted>
      </div>
      {mayAgain && state !== 'waiting' && (
        <Button
          pending={again.isPending}
          aria-label={t('hook.againOne', { event: what, date })}
          onClick={() => again.mutate({ params: { id: hookId, deliveryId: id } })}
        >
          {t('hook.again')}
        </Button>
      )}
    </div>
  );
}
