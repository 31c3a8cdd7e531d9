import type { Webhook } from '#addon/webhook/contract/webhook.ts';
import { CopyText } from '#platform/web/shared/copy/copy-text.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';

interface WebhookSecretProps {
  webhook: Webhook & { secret: string };
  onClose: () => void;
}

/** The secret, this once. */
export function WebhookSecret({ webhook, onClose }: WebhookSecretProps) {
  const texts = useT();
  const { t } = texts;
  const { name, secret, formerUntil } = webhook;
  return (
    <Modal
      open
      title={t('webhook.madeTitle', { name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className="setting-card-list">
        <p>{t('webhook.once')}</p>
        {formerUntil && <p>{t('webhook.formerFor', { date: formatMoment(formerUntil, texts) })}</p>}
        <CopyText label={t('webhook.secret')} text={secret} />
      </div>
    </Modal>
  );
}
