import { smallGroupsKinds } from '#contract/rules/methods.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { RadioGroup } from '#web/ui/field/radio-group.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** What becomes of small roles in new questionaries (rule 90). Without a threshold there are none. */
export function SmallGroupsField({ form }: { form: SettingsFields }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const threshold = Number(values.anonymityThreshold);
  if (threshold === 1) return null;
  return (
    <>
      <h3>{t('brand.smallGroups')}</h3>
      <Muted as="p">{t('smallGroups.hint', { threshold })}</Muted>
      <RadioGroup
        label={t('brand.smallGroups')}
        hideLabel
        options={smallGroupsKinds.map((way) => ({
          value: way,
          label: t(`smallGroups.way.${way}`),
          hint: t(`smallGroups.${way}`),
        }))}
        value={values.smallGroups}
        error={errors.smallGroups}
        onChange={(smallGroups) => change({ smallGroups })}
      />
      <Muted as="p">{t('brand.smallGroupsFuture')}</Muted>
    </>
  );
}
