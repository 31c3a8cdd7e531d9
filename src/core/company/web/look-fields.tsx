import { type ReactNode, useState } from 'react';
import { type BrandPicture, brandPictures } from '#core/company/contract/rules/brand-picture.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { PhotoField } from '#platform/web/ui/field/photo-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { BrandIcon } from '#platform/web/ui/show/brand-icon.tsx';
import { BrandLogo } from '#platform/web/ui/show/brand-logo.tsx';
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
      <PictureField form={form} kind="icon">
        <BrandIcon icon={form.values.icon || null} size="l" />
      </PictureField>
      <PictureField form={form} kind="logo">
        {form.values.logo && <BrandLogo logo={form.values.logo} name={form.values.name} />}
      </PictureField>
      <AccentField form={form} />
    </>
  );
}

/** A picture as it will be saved. It leaves the device only then. */
function PictureField({
  form: { values, errors, change },
  kind,
  children,
}: PartProps & { kind: BrandPicture; children: ReactNode }) {
  const { t } = useT();
  const [isUnreadable, setUnreadable] = useState(false);
  async function choose(file: File) {
    try {
      const { fitPicture } = await import('./fit-picture.ts');
      const picture = await fitPicture(file, kind);
      setUnreadable(picture === undefined);
      if (picture) change({ [kind]: picture });
    } catch {
      toast.error(t('common.somethingWentWrong'), t('common.tryAgain'));
    }
  }
  return (
    <PhotoField
      label={t(`brand.${kind}`)}
      hint={t(`brand.${kind}Hint`, brandPictures[kind])}
      error={isUnreadable ? t('validation.invalidPicture') : errors[kind]}
      isThere={values[kind] !== ''}
      chooseLabel={t('brand.chooseIcon')}
      onChoose={(file) => void choose(file)}
      onRemove={() => {
        setUnreadable(false);
        change({ [kind]: '' });
      }}
    >
      {children}
    </PhotoField>
  );
}
