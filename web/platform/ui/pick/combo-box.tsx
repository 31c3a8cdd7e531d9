import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import type { ComboBoxProps } from './combo-box-part.tsx';

const box = onDemand(async () => (await import('./combo-box-part.tsx')).ComboBoxPart);
const stay = () => {};

/** Chooses one of many options by any part of its name. Shows the chosen one while the list is loading. */
export function ComboBox(props: ComboBoxProps) {
  const Box = usePart(box, true, stay);
  if (Box) return <Box {...props} />;
  const { value, adds: _, onChange, onCreate: __, options, ...field } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return <TextField {...field} value={chosen} readOnly />;
}
