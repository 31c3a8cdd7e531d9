import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { emojiChoices, type PartProps } from './values/profile-values.ts';

/** What colleagues should know for now, with its first and last day. */
export function StatusFields({ form: { values, errors, change } }: PartProps) {
  const texts = useT();
  const { t } = texts;
  const day = (name: 'statusStartAt' | 'statusEndAt') => ({
    label: t(`profile.${name}`),
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <div className="profile-pair">
        <NativeSelect
          label={t('profile.statusEmoji')}
          value={values.statusEmoji}
          error={errors.statusEmoji}
          options={emojiOptions(values.statusEmoji, texts)}
          onChange={(event) => change({ statusEmoji: event.target.value }, 'statusEmoji', 'status')}
        />
        <TextField
          label={t('profile.status')}
          value={values.status}
          error={errors.status}
          hint={t('profile.statusHint')}
          autoComplete="off"
          onChange={(event) => change({ status: event.target.value })}
        />
      </div>
      <div className="profile-pair">
        <DateField {...day('statusStartAt')} />
        <DateField {...day('statusEndAt')} />
      </div>
    </>
  );
}

/** The usual emoji, and the saved one if it is not among them. */
function emojiOptions(saved: string, { t }: Texts) {
  const usual = (Object.keys(emojiChoices) as (keyof typeof emojiChoices)[]).map((name) => ({
    value: emojiChoices[name] as string,
    label: `${emojiChoices[name]} ${t(`profile.emoji.${name}`)}`,
  }));
  const isUsual = saved === '' || usual.some(({ value }) => value === saved);
  return [
    { value: '', label: t('profile.noEmoji') },
    ...usual,
    ...(isUsual ? [] : [{ value: saved, label: saved }]),
  ];
}
