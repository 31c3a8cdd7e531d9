import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** On how many lists of a new cycle one rater should stand at most (rule 138a). */
export function LoadField({ form }: { form: SettingsFields }) {
  const { t } = useT();
  const { values, errors, change } = form;
  return (
    <TextField
      label={t('brand.perRater')}
      hint={t('brand.perRaterFuture')}
      inputMode="numeric"
      value={values.perRater}
      error={errors.perRater}
      onChange={({ target }) => change({ perRater: target.value })}
    />
  );
}
