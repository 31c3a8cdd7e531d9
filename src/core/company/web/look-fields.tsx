import { useState } from 'react';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { PhotoField } from '#platform/web/ui/field/photo-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { BrandIcon } from '#platform/web/ui/show/brand-icon.tsx';
import { AccentField } from './accent-field.tsx';
import type { SettingsFields } from './use-settings-form.ts';

interface PartProps {
  form: SettingsFields;
}

/** What everybody sees of the company. */
export function LookFields({ form, domain }: PartProps & { domain: string | null }) {
  const { t } = useT();
  const text = textsOf(form);
  return (
    <>
      <TextField {...text('name')} label={t('brand.name')} required />
      <TextField
        {...text('brand')}
        label={t('brand.shortName')}
        hint={t('brand.shortNameHint')}
        required
      />
      {domain && (
        <TextField label={t('brand.host')} hint={t('brand.hostHint')} value={domain} readOnly />
      )}
      <IconField form={form} />
      <AccentField form={form} />
    </>
  );
}

/** The icon as it will be saved. It leaves the device only then. */
function IconField({ form: { values, errors, change } }: PartProps) {
  const { t } = useT();
  const [isUnreadable, setUnreadable] = useState(false);
  async function choose(file: File) {
    try {
      const { squareIcon } = await import('./square-icon.ts');
      const icon = await squareIcon(file);
      setUnreadable(icon === undefined);
      if (icon) change({ icon });
    } catch {
      toast.error(t('common.somethingWentWrong'), t('common.tryAgain'));
    }
  }
  return (
    <PhotoField
      label={t('brand.icon')}
      hint={t('brand.iconHint')}
      error={isUnreadable ? t('validation.invalidIcon') : errors.icon}
      isThere={values.icon !== ''}
      chooseLabel={t('brand.chooseIcon')}
      onChoose={(file) => void choose(file)}
      onRemove={() => {
        setUnreadable(false);
        change({ icon: '' });
      }}
    >
      <BrandIcon icon={values.icon || null} size="l" />
    </PhotoField>
  );
}
