import { type Weekday, weekdays, workTimes } from '#core/profile/contract/rules/profile-fields.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { zoneOptions } from '#platform/web/shared/zone-options.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import type { PartProps } from './values/profile-values.ts';
import { clockTime, weekdayName } from './values/words.ts';

/** Where and when somebody works: weekdays, and times in steps of half an hour. */
export function WorkFields({ form }: PartProps) {
  const { values, errors, change } = form;
  const { t, locale } = useT();
  const unset = { value: '', label: t('ui.choose') };
  const days = weekdays.map((day) => ({ value: day, label: weekdayName(day, locale, 'long') }));
  const times = workTimes.map((time) => ({ value: String(time), label: clockTime(time) }));
  type Name = 'startWorkDayAt' | 'endWorkDayAt' | 'startWorkTimeAt' | 'endWorkTimeAt';
  const select = (name: Name, options: { value: string; label: string }[]) => ({
    label: t(`profile.${name}`),
    required: true,
    value: values[name],
    error: errors[name],
    options: values[name] === '' ? [unset, ...options] : options,
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value as Weekday }),
  });
  return (
    <>
      <div className="profile-pair">
        <NativeSelect {...select('startWorkDayAt', days)} />
        <NativeSelect {...select('endWorkDayAt', days)} />
      </div>
      <div className="profile-pair">
        <NativeSelect {...select('startWorkTimeAt', times)} />
        <NativeSelect {...select('endWorkTimeAt', times)} />
      </div>
      <TextField {...textsOf(form)('location')} label={t('profile.location')} />
      <ComboBox
        label={t('profile.timezone')}
        placeholder={t('profile.timezoneOfCompany')}
        value={values.timezone}
        error={errors.timezone}
        options={zoneOptions(values.timezone)}
        onChange={(timezone) => change({ timezone })}
      />
    </>
  );
}
