import { type SmallGroups, smallGroupsKinds } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';

interface SmallGroupsChoiceProps {
  /** What the heading above it says. */
  label: string;
  /** What each way means. */
  hint: (way: SmallGroups) => string;
  value: SmallGroups;
  error: string | undefined;
  onChange: (way: SmallGroups) => void;
}

/** What becomes of roles too small to stand alone (rule 90): in a questionary, and in new ones. */
export function SmallGroupsChoice({ hint, ...field }: SmallGroupsChoiceProps) {
  const { t } = useT();
  const options = smallGroupsKinds.map((way) => ({
    value: way,
    label: t(`smallGroups.way.${way}`),
    hint: hint(way),
  }));
  return <RadioGroup {...field} hideLabel options={options} />;
}
