import { type Locale, locales } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';

interface LocaleFieldProps {
  label: string;
  value: Locale;
  error: string | undefined;
  onChange: (locale: Locale) => void;
}

/** The language in which somebody is written to. */
export function LocaleField(props: LocaleFieldProps) {
  const { t } = useT();
  const options = locales.map((value) => ({ value, label: t(`common.${value}`) }));
  return <RadioGroup row required {...props} options={options} />;
}
