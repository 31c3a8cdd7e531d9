import { partOf } from '#platform/web/ui/base/part.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { ComboBoxProps } from './combo-box-part.tsx';

const ComboBoxPart = partOf(() => import('./combo-box-part.tsx'), 'ComboBoxPart');

/** Chooses one of many options by any part of its name. Shows the chosen one while the list is loading. */
export function ComboBox(props: ComboBoxProps) {
  const { value, adds: _, onChange, onCreate: __, options, ...field } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return <ComboBoxPart {...props} meanwhile={<TextField {...field} value={chosen} readOnly />} />;
}
