import type { TemplateChannel } from '#contract/company/rules/templates.ts';
import type { Template } from '#contract/company/template.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
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
