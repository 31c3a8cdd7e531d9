import { addressKinds } from '#platform/contract/rules/audit.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { type CardFormProps, useSecurityForm } from './use-security-form.ts';

export function KeptForm({ saved, onClose }: CardFormProps) {
  const { t } = useT();
  const form = useSecurityForm({
    saved,
    onClose,
    valuesOf: ({ addressKept }) => ({ addressKept }),
    bodyOf: (values) => values,
  });
  const { values, errors, change } = form;
  return (
    <FormModal kind="brand" title={t('companySecurity.kept.title')} form={form} onClose={onClose}>
      <Select
        label={t('companySecurity.kept.label')}
        hint={t('companySecurity.kept.lead')}
        value={values.addressKept}
        error={errors.addressKept}
        options={addressKinds.map((value) => ({
          value,
          label: t(`companySecurity.kept.kind.${value}`),
        }))}
        onChange={(addressKept) => change({ addressKept })}
      />
    </FormModal>
  );
}
