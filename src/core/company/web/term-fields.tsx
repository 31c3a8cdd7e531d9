import {
  auditTerms,
  type CompanySettings,
  messageTerms,
} from '#core/company/contract/company-settings.ts';
import type { T } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { isShorter } from './settings-values.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** How long the activity log, sent messages and notifications of the company are kept (rule 93). */
export function TermFields({ form, saved }: { form: SettingsFields; saved: CompanySettings }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const messages = messageTerms.map((months) => optionOf(t, months));
  const forGood = { value: '', label: t('brand.forGood') };
  return (
    <>
      <Select
        label={t('brand.auditMonths')}
        value={values.auditMonths}
        error={errors.auditMonths}
        options={[...auditTerms.map((months) => optionOf(t, months)), forGood]}
        onChange={(auditMonths) => change({ auditMonths })}
      />
      <Select
        label={t('brand.deliveryMonths')}
        hint={t('brand.deliveryMonthsHint')}
        value={values.deliveryMonths}
        error={errors.deliveryMonths}
        options={messages}
        onChange={(deliveryMonths) => change({ deliveryMonths })}
      />
      <Select
        label={t('brand.notificationMonths')}
        value={values.notificationMonths}
        error={errors.notificationMonths}
        options={messages}
        onChange={(notificationMonths) => change({ notificationMonths })}
      />
      <div role="status">
        {isShorter(values, saved) && (
          <InfoBlock tone="warning">
            <p>{t('brand.termShorter')}</p>
          </InfoBlock>
        )}
      </div>
    </>
  );
}

const optionOf = (t: T, months: number) => ({
  value: String(months),
  label:
    months % 12 === 0
      ? t('brand.years', { count: months / 12 })
      : t('brand.months', { count: months }),
});
