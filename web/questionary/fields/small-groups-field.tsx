import { smallGroupsKinds } from '#contract/rules/methods.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { RadioGroup } from '#web/ui/field/radio-group.tsx';
import type { SectionProps } from './form-sections.tsx';

/** What becomes of roles that are too small to stand alone (rule 90). */
export function SmallGroupsField({ form }: SectionProps) {
  const { t } = useT();
  return (
    <RadioGroup
      label={t('questionaryForm.smallGroups')}
      options={smallGroupsKinds.map((value) => ({
        value,
        label: t(`questionaryForm.smallGroupsWay.${value}`),
      }))}
      value={form.values.smallGroups}
      onChange={(smallGroups) => form.change({ smallGroups })}
      error={form.error('smallGroups')}
    />
  );
}
