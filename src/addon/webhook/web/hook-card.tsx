import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { createHook } from '#addon/webhook/contract/hook.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { partOf } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { HookRow } from './hook-row.tsx';
import type { OpenHook } from './open-hook.ts';
import { useHooks } from './queries.ts';

const HookForm = part(() => import('./hook-form.tsx'), 'HookForm');
const HookSecret = partOf(() => import('./hook-secret.tsx'), 'HookSecret');
const HookLog = partOf(() => import('./hook-log.tsx'), 'HookLog');

/** Addresses of the company's systems that are told what happens (rule 199). */
export function HookCard() {
  const { t } = useT();
  const can = useCan();
  const hooks = useHooks();
  const [open, setOpen] = useState<OpenHook>();
  const close = () => setOpen(undefined);
  const list = hooks.data?.data;
  const mayChange = can(createHook.access);
  const state =
    list && (list.length === 0 ? t('hook.none') : t('hook.state', { count: list.length }));
  return (
    <SettingCard
      title={t('hook.title')}
      state={hooks.isError ? t('hook.notLoaded') : state}
      about={t('hook.lead')}
    >
      {hooks.isError && <QueryError query={hooks} />}
      <div className="setting-card-list" aria-busy={hooks.isPending}>
        {hooks.isPending && <Skeleton height="64px" />}
        {list?.map((one) => (
          <HookRow key={one.id} hook={one} mayChange={mayChange} onOpen={setOpen} />
        ))}
        {mayChange && (
          <div>
            <Button icon={<Plus />} onClick={() => setOpen({ what: 'form', saved: undefined })}>
              {t('hook.add')}
            </Button>
          </div>
        )}
      </div>
      {open?.what === 'form' && (
        <HookForm
          saved={open.saved}
          onMade={(hook) => setOpen({ what: 'secret', hook })}
          onClose={close}
        />
      )}
      {open?.what === 'secret' && <HookSecret hook={open.hook} onClose={close} />}
      {open?.what === 'log' && <HookLog hook={open.hook} mayChange={mayChange} onClose={close} />}
    </SettingCard>
  );
}
