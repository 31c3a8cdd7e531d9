import { useState } from 'react';
import type { Hook } from '#addon/webhook/contract/hook.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { eventWords } from './event-words.ts';
import { type HookAsked, HookQuestion } from './hook-question.tsx';
import type { OpenHook } from './open-hook.ts';
import { useSwitchHook, useTestHook } from './queries.ts';

interface HookRowProps {
  hook: Hook;
  mayChange: boolean;
  onOpen: (open: OpenHook) => void;
}

/** An address with how it stands, and what can be done with it. */
export function HookRow({ hook, mayChange, onOpen }: HookRowProps) {
  const texts = useT();
  const { t } = texts;
  const { id, name, url, eventList, isActive, offFor, failingSince, version } = hook;
  const test = useTestHook();
  const turn = useSwitchHook();
  const [asks, setAsks] = useState<HookAsked>();
  const turnOn = () =>
    turn.mutate({ params: { id }, body: { name, url, eventList, isActive: true, version } });
  const items = [
    { id: 'edit', label: t('hook.edit'), onSelect: () => onOpen({ what: 'form', saved: hook }) },
    isActive
      ? { id: 'off', label: t('hook.turnOff'), onSelect: () => setAsks('turnOff') }
      : { id: 'on', label: t('hook.turnOn'), onSelect: turnOn },
    { id: 'renew', label: t('hook.renew'), onSelect: () => setAsks('renew') },
    { id: 'delete', label: t('hook.delete'), danger: true, onSelect: () => setAsks('delete') },
  ];
  return (
    <div className="setting-card-row">
      <div className="setting-card-row-text">
        <strong>{name}</strong>
        <Muted>{url}</Muted>
        <span>
          <Badge tone={isActive ? 'success' : 'neutral'}>
            {t(isActive ? 'hook.on' : 'hook.off')}
          </Badge>{' '}
          {isActive && failingSince && (
            <Badge tone="danger">
              {t('hook.failing', { date: formatMoment(failingSince, texts) })}
            </Badge>
          )}
        </span>
        {offFor && <span>{t(`hook.offFor.${offFor}`)}</span>}
        <Muted as="p">
          {eventList.map((event) => t(`hook.events.${eventWords[event]}`)).join(' · ')}
        </Muted>
      </div>
      <div className="setting-card-row-actions">
        {mayChange && isActive && (
          <Button pending={test.isPending} onClick={() => test.mutate({ params: { id } })}>
            {t('hook.test')}
          </Button>
        )}
        <Button onClick={() => onOpen({ what: 'log', hook })}>{t('hook.log')}</Button>
        {mayChange && <Menu label={t('hook.more', { name })} items={items} />}
      </div>
      {asks && (
        <HookQuestion
          what={asks}
          hook={hook}
          onSecret={(made) => onOpen({ what: 'secret', hook: made })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}
