import type { Hook } from '#addon/webhook/contract/hook.ts';
import { CopyText } from '#platform/web/shared/copy/copy-text.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';

interface HookSecretProps {
  hook: Hook & { secret: string };
  onClose: () => void;
}

/** The secret, this once. */
export function HookSecret({ hook, onClose }: HookSecretProps) {
  const texts = useT();
  const { t } = texts;
  const { name, secret, formerUntil } = hook;
  return (
    <Modal
      open
      title={t('hook.madeTitle', { name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className="setting-card-list">
        <p>{t('hook.once')}</p>
        {formerUntil && <p>{t('hook.formerFor', { date: formatMoment(formerUntil, texts) })}</p>}
        <CopyText label={t('hook.secret')} text={secret} />
      </div>
    </Modal>
  );
}
