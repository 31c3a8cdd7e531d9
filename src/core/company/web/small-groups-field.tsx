import { SmallGroupsChoice } from '#platform/web/shared/small-groups-choice.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** What becomes of small roles in new questionaries (rule 90). Without a threshold there are none. */
export function SmallGroupsDefault({ form }: { form: SettingsFields }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const threshold = Number(values.anonymityThreshold);
  if (threshold === 1) return null;
  return (
    <>
      <h3>{t('brand.smallGroups')}</h3>
      <Muted as="p">{t('smallGroups.hint', { threshold })}</Muted>
      <SmallGroupsChoice
        label={t('brand.smallGroups')}
        hint={(way) => t(`smallGroups.${way}`)}
        value={values.smallGroups}
        error={errors.smallGroups}
        onChange={(smallGroups) => change({ smallGroups })}
      />
      <Muted as="p">{t('brand.smallGroupsFuture')}</Muted>
    </>
  );
}
