import type { Webhook } from '#addon/webhook/contract/webhook.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { useDeleteWebhook, useRenewWebhookSecret, useSwitchWebhook } from './queries.ts';

export type WebhookAsked = 'turnOff' | 'renew' | 'delete';

interface WebhookQuestionProps {
  what: WebhookAsked;
  webhook: Webhook;
  onSecret: (webhook: Webhook & { secret: string }) => void;
  onClose: () => void;
}

/** Asks before something ends: telling, a secret, or the address with its log. */
export function WebhookQuestion({ what, webhook, onSecret, onClose }: WebhookQuestionProps) {
  const { t } = useT();
  const turn = useSwitchWebhook();
  const renew = useRenewWebhookSecret();
  const remove = useDeleteWebhook();
  const { id, name, url, eventList, version } = webhook;
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
      title={t(`webhook.${what}Title`, { name })}
      text={t(`webhook.${what}Text`)}
      confirmLabel={t(`webhook.${what}`)}
      pending={turn.isPending || renew.isPending || remove.isPending}
      onConfirm={act[what]}
      onClose={onClose}
    />
  );
}
