import { idleIssues, idleTerms, longestTerms } from '#core/account/contract/rules/session-terms.ts';
import type { SecuritySettings } from '#core/security/contract/security.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import './security.css';
import { termInWords } from './term-words.ts';
import { type CardFormProps, useSecurityForm } from './use-security-form.ts';

const groups = [
  { who: 'hr', fields: ['hrLongest', 'hrIdle'] },
  { who: 'others', fields: ['othersLongest', 'othersIdle'] },
] as const;
type TermField = (typeof groups)[number]['fields'][number];
type TermValues = Record<TermField, string>;
const fields: readonly TermField[] = groups.flatMap((group) => group.fields);

export function SessionForm({ saved, onClose }: CardFormProps) {
  const { t } = useT();
  const form = useSecurityForm<TermValues>({ saved, onClose, valuesOf, bodyOf, alsoWrong });
  const { values, errors, change } = form;
  const isShorter = fields.some((field) => Number(values[field]) < saved[field]);
  return (
    <FormModal
      kind="brand"
      title={t('companySecurity.session.title')}
      form={form}
      onClose={onClose}
    >
      {groups.map(({ who, fields: own }) => (
        <fieldset key={who} className="security-group">
          <legend>{t(`companySecurity.session.${who}`)}</legend>
          {own.map((field) => (
            <Select
              key={field}
              label={t(`companySecurity.session.${field}`)}
              value={values[field]}
              error={errors[field]}
              options={termsFor(field).map((minutes) => ({
                value: String(minutes),
                label: termInWords(t, minutes),
              }))}
              onChange={(chosen) => change({ [field]: chosen } as Partial<TermValues>)}
            />
          ))}
        </fieldset>
      ))}
      <div role="status">
        {isShorter && (
          <InfoBlock tone="warning">
            <p>{t('companySecurity.session.shorter')}</p>
          </InfoBlock>
        )}
      </div>
    </FormModal>
  );
}

const termsFor = (field: TermField) => (field.endsWith('Idle') ? idleTerms : longestTerms);

function each<Value>(of: (field: TermField) => Value) {
  const entries = fields.map((field) => [field, of(field)] as const);
  return Object.fromEntries(entries) as Record<TermField, Value>;
}

const valuesOf = (saved: SecuritySettings) => each((field) => String(saved[field]));

const bodyOf = (values: TermValues) => each((field) => Number(values[field]));

const alsoWrong = (values: TermValues) => idleIssues(bodyOf(values));
