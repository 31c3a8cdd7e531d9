import {
  createHook,
  type HookForm as Form,
  type Hook,
  hookRow,
  updateHook,
} from '#addon/webhook/contract/hook.ts';
import { hookEvents } from '#addon/webhook/contract/hook-events.ts';
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
import { useCreateHook, useUpdateHook } from './queries.ts';

interface HookFormProps {
  /** Undefined for a new one. */
  saved: Hook | undefined;
  /** A new one shows its secret. */
  onMade: (hook: Hook & { secret: string }) => void;
  onClose: () => void;
}

const valuesOf = (saved: Hook | undefined) => ({
  name: saved?.name ?? '',
  url: saved?.url ?? '',
  eventList: saved?.eventList ?? [],
  isActive: saved?.isActive ?? true,
});
type Values = ReturnType<typeof valuesOf>;

/** An address, and what it is told. */
export function HookForm({ saved, onMade, onClose }: HookFormProps) {
  const { t } = useT();
  const create = useCreateHook();
  const update = useUpdateHook();
  const form = useForm({
    saved,
    valuesOf,
    bodyOf: ({ isActive, ...values }: Values, base) => (base ? { ...values, isActive } : values),
    schema: saved ? updateHook.body : createHook.body,
    savedSchema: hookRow,
    send: (body: Form & { isActive?: boolean }, base) =>
      base
        ? update.mutateAsync({
            params: { id: base.id },
            body: { ...body, isActive: body.isActive ?? base.isActive, version: base.version },
          })
        : create.mutateAsync({ body }),
    onDone: ({ data }: { message: string; data: Hook | (Hook & { secret: string }) }) =>
      'secret' in data ? onMade(data) : onClose(),
  });
  const { values, errors, change, base } = form;
  const text = textsOf(form);
  return (
    <FormModal
      kind="hook"
      title={base ? t('hook.editTitle', { name: base.name }) : t('hook.addTitle')}
      form={form}
      onClose={onClose}
    >
      <TextField {...text('name')} label={t('hook.name')} hint={t('hook.nameHint')} required />
      <TextField
        {...text('url')}
        label={t('hook.url')}
        hint={t('hook.urlHint')}
        required
        spellCheck={false}
        inputMode="url"
      />
      <fieldset className="setting-card-list">
        <Legend>{t('hook.eventList')}</Legend>
        {hookEvents.map((event) => (
          <Checkbox
            key={event}
            label={t(`hook.events.${eventWords[event]}`)}
            checked={values.eventList.includes(event)}
            onChange={() =>
              change({ eventList: toggled(hookEvents, values.eventList, event) ?? [] })
            }
          />
        ))}
        <FieldError>{errors.eventList}</FieldError>
      </fieldset>
    </FormModal>
  );
}
