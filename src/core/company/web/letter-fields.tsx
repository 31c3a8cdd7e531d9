import { furthestReminder, mostReminders } from '#core/company/contract/company-settings.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { errorWithin } from '#platform/web/form/values.ts';
import { LocaleField } from '#platform/web/shared/locale-field.tsx';
import { zoneOptions } from '#platform/web/shared/zone-options.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { SettingsFields } from './use-settings-form.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** When letters go out, and in which language people begin. */
export function LetterFields({ form }: { form: SettingsFields }) {
  const { t } = useT();
  const { values, errors, change } = form;
  return (
    <>
      <ComboBox
        label={t('brand.timeZone')}
        hint={t('brand.timeZoneHint')}
        required
        value={values.timeZone}
        error={errors.timeZone}
        options={zoneOptions(values.timeZone)}
        onChange={(timeZone) => change({ timeZone })}
      />
      <Select
        label={t('brand.letterHour')}
        hint={t('brand.sendingTimeHint')}
        value={values.letterHour}
        error={errors.letterHour}
        options={hours}
        onChange={(letterHour) => change({ letterHour })}
      />
      <TextField
        {...textsOf(form)('reminderDayList')}
        label={t('brand.reminderDays')}
        hint={t('brand.reminderDaysHint', { furthest: furthestReminder, most: mostReminders })}
        error={errorWithin(errors, 'reminderDayList')}
      />
      <LocaleField
        label={t('brand.locale')}
        value={values.defaultLocale}
        error={errors.defaultLocale}
        onChange={(defaultLocale) => change({ defaultLocale })}
      />
      <Hint as="p">{t('brand.localeHint')}</Hint>
    </>
  );
}
