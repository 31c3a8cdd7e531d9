import { erasureTerms, type SecuritySettings } from '#core/security/contract/security.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { spokenTerm } from './spoken-term.ts';
import { type CardFormProps, useSecurityForm } from './use-security-form.ts';

/** As in the fields: months as text, '' for never. */
interface TermValues {
  reportMonths: string;
  formerMonths: string;
  privacyEmail: string;
}

export function TermsForm({ saved, onClose }: CardFormProps) {
  const { t } = useT();
  const form = useSecurityForm<TermValues>({
    saved,
    onClose,
    valuesOf: ({ reportMonths, formerMonths, privacyEmail }) => ({
      reportMonths: String(reportMonths ?? ''),
      formerMonths: String(formerMonths ?? ''),
      privacyEmail: privacyEmail ?? '',
    }),
    bodyOf: ({ reportMonths, formerMonths, privacyEmail }) => ({
      reportMonths: monthsOf(reportMonths),
      formerMonths: monthsOf(formerMonths),
      privacyEmail: privacyEmail.trim() || null,
    }),
  });
  const { values, errors, change } = form;
  const options = [
    ...erasureTerms.map((months) => ({ value: String(months), label: spokenTerm(t, months) })),
    { value: '', label: spokenTerm(t, null) },
  ];
  return (
    <FormModal kind="brand" title={t('companySecurity.terms.title')} form={form} onClose={onClose}>
      <Select
        label={t('companySecurity.terms.report')}
        hint={t('companySecurity.terms.reportHint')}
        value={values.reportMonths}
        error={errors.reportMonths}
        options={options}
        onChange={(reportMonths) => change({ reportMonths })}
      />
      <Select
        label={t('companySecurity.terms.former')}
        hint={t('companySecurity.terms.formerHint')}
        value={values.formerMonths}
        error={errors.formerMonths}
        options={options}
        onChange={(formerMonths) => change({ formerMonths })}
      />
      <TextField
        {...textsOf(form)('privacyEmail')}
        label={t('companySecurity.terms.email')}
        hint={t('companySecurity.terms.emailHint')}
        type="email"
        error={errors.privacyEmail}
      />
      <div role="status">
        {isShorter(values, saved) && (
          <InfoBlock tone="warning">
            <p>{t('companySecurity.terms.shorter')}</p>
          </InfoBlock>
        )}
      </div>
    </FormModal>
  );
}

const monthsOf = (value: string): number | null => (value === '' ? null : Number(value));

/** Whether something goes sooner than now. */
const isShorter = (values: TermValues, saved: SecuritySettings): boolean =>
  (['reportMonths', 'formerMonths'] as const).some(
    (name) =>
      (monthsOf(values[name]) ?? Number.POSITIVE_INFINITY) <
      (saved[name] ?? Number.POSITIVE_INFINITY),
  );
