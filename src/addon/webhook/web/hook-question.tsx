import type { Hook } from '#addon/webhook/contract/hook.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { useDeleteHook, useRenewHookSecret, useSwitchHook } from './queries.ts';

export type HookAsked = 'turnOff' | 'renew' | 'delete';

interface HookQuestionProps {
  what: HookAsked;
  hook: Hook;
  onSecret: (hook: Hook & { secret: string }) => void;
  onClose: () => void;
}

/** Asks before something ends: telling, a secret, or the address with its log. */
export function HookQuestion({ what, hook, onSecret, onClose }: HookQuestionProps) {
  const { t } = useT();
  const turn = useSwitchHook();
  const renew = useRenewHookSecret();
  const remove = useDeleteHook();
  const { id, name, url, eventList, version } = hook;
  const params = { id };
  const done = { onSettled: onClose };
  const act = {
    turnOff: () =>
      turn.mutate({ params, body: { name, url, eventList, isActive: false, version } }, done),
    renew: () =>
      renew.mutate({ params }, { onSuccess: ({ data }) => onSecret(data), onSettled: onClose }),
    delete: () => remove.mutate({ params }, done),
  };
  return (
    <ConfirmDialog
      open
      danger={what !== 'renew'}
      title={t(`hook.${what}Title`, { name })}
      text={t(`hook.${what}Text`)}
      confirmLabel={t(`hook.${what}`)}
      pending={turn.isPending || renew.isPending || remove.isPending}
      onConfirm={act[what]}
      onClose={onClose}
    />
  );
}
