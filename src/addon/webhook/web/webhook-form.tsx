import {
  createWebhook,
  type WebhookForm as Form,
  updateWebhook,
  type Webhook,
  webhookRow,
} from '#addon/webhook/contract/webhook.ts';
import { webhookEvents } from '#addon/webhook/contract/webhook-events.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toggled } from '#platform/web/ui/base/toggled.ts';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { eventWords } from './event-words.ts';
import { useCreateWebhook, useUpdateWebhook } from './queries.ts';

interface WebhookFormProps {
  /** Undefined for a new one. */
  saved: Webhook | undefined;
  /** A new one shows its secret. */
  onMade: (webhook: Webhook & { secret: string }) => void;
  onClose: () => void;
}

const valuesOf = (saved: Webhook | undefined) => ({
  name: saved?.name ?? '',
  url: saved?.url ?? '',
  eventList: saved?.eventList ?? [],
  isActive: saved?.isActive ?? true,
});
type Values = ReturnType<typeof valuesOf>;

/** An address, and what it is told. */
export function WebhookForm({ saved, onMade, onClose }: WebhookFormProps) {
  const { t } = useT();
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const form = useForm({
    saved,
    valuesOf,
    bodyOf: ({ isActive, ...values }: Values, base) => (base ? { ...values, isActive } : values),
    schema: saved ? updateWebhook.body : createWebhook.body,
    savedSchema: webhookRow,
    send: (body: Form & { isActive?: boolean }, base) =>
      base
        ? update.mutateAsync({
            params: { id: base.id },
            body: { ...body, isActive: body.isActive ?? base.isActive, version: base.version },
          })
        : create.mutateAsync({ body }),
    onDone: ({ data }: { message: string; data: Webhook | (Webhook & { secret: string }) }) =>
      'secret' in data ? onMade(data) : onClose(),
  });
  const { values, errors, change, base } = form;
  const text = textsOf(form);
  return (
    <FormModal
      kind="hook"
      title={base ? t('webhook.editTitle', { name: base.name }) : t('webhook.addTitle')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...text('name')}
        label={t('webhook.name')}
        hint={t('webhook.nameHint')}
        required
      />
      <TextField
        {...text('url')}
        label={t('webhook.url')}
        hint={t('webhook.urlHint')}
        required
        spellCheck={false}
        inputMode="url"
      />
      <fieldset className="setting-card-list">
        <Legend>{t('webhook.eventList')}</Legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={t(`webhook.events.${eventWords[event]}`)}
            checked={values.eventList.includes(event)}
            onChange={() =>
              change({ eventList: toggled(webhookEvents, values.eventList, event) ?? [] })
            }
          />
        ))}
        <FieldError>{errors.eventList}</FieldError>
      </fieldset>
    </FormModal>
  );
}
