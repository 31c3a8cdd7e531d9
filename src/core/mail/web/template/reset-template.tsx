import type { TemplateChannel } from '#core/mail/contract/template/rules/templates.ts';
import type { Template } from '#core/mail/contract/template/template.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { useResetTemplate } from './queries.ts';

interface ResetTemplateProps {
  channel: TemplateChannel;
  template: Template;
  onClose: () => void;
}

/** Asks before the company's words are given up. A failed reset closes the question too; a toast says why. */
export function ResetTemplate({ channel, template, onClose }: ResetTemplateProps) {
  const { t } = useT();
  const reset = useResetTemplate(channel);
  return (
    <ConfirmDialog
      open
      danger
      title={t('template.resetTitle')}
      text={t('template.resetText', { type: t(`template.type.${template.templateType}`) })}
      confirmLabel={t('template.resetConfirm')}
      pending={reset.isPending}
      onConfirm={() => reset.mutate({ params: { id: template.id } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
