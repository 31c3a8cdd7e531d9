import { type CompanySettings, thresholds } from '#core/company/contract/company-settings.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** The threshold of anonymity, with what it means and from when (rule 25). */
export function ThresholdField({ form, saved }: { form: SettingsFields; saved: CompanySettings }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const count = Number(values.anonymityThreshold);
  const isOff = count === 1;
  const isLower = count < saved.anonymityThreshold;
  return (
    <>
      <Select
        label={t('brand.threshold')}
        value={values.anonymityThreshold}
        error={errors.anonymityThreshold}
        options={thresholds.map((threshold) => ({
          value: String(threshold),
          label:
            threshold === 1 ? t('brand.noThreshold') : t('brand.ofPeople', { count: threshold }),
        }))}
        onChange={(anonymityThreshold) => change({ anonymityThreshold })}
      />
      <Muted as="p">
        {isOff ? t('brand.noThresholdText') : t('brand.thresholdText', { count })}
      </Muted>
      <Muted as="p">{t('brand.thresholdFuture')}</Muted>
      <div role="status">
        {isLower && (
          <InfoBlock tone="warning">
            <p>{t('brand.thresholdLower')}</p>
          </InfoBlock>
        )}
      </div>
    </>
  );
}
