import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { mostSsoRules, ruleRoles } from '#core/sso/contract/rules/sso.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import type { ConnectionFormState } from './use-connection-form.ts';

/** Which group gives which role. */
export function RuleFields({ form }: { form: ConnectionFormState }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const { ruleList } = values;
  const save = (next: typeof ruleList, ...cleared: string[]) =>
    change({ ruleList: next }, 'ruleList', ...cleared);
  const set = (at: number, changed: Partial<(typeof ruleList)[number]>) =>
    save(
      ruleList.map((rule, index) => (index === at ? { ...rule, ...changed } : rule)),
      `ruleList.${at}.value`,
      `ruleList.${at}.role`,
    );
  return (
    <fieldset className="sso-group">
      <Legend>{t('ssoSettings.rules')}</Legend>
      <Checkbox
        label={t('ssoSettings.allowAdmin')}
        checked={values.allowAdmin}
        onChange={({ target }) => change({ allowAdmin: target.checked })}
      />
      {ruleList.map(({ value, role }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no other name than its place
        <div key={at} className="sso-rule">
          <TextField
            label={t('ssoSettings.ruleValue', { number: at + 1 })}
            value={value}
            error={errors[`ruleList.${at}.value`]}
            required
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => set(at, { value: target.value })}
          />
          <Select
            label={t('ssoSettings.ruleRole', { number: at + 1 })}
            value={role}
            error={errors[`ruleList.${at}.role`]}
            options={ruleRoles.map((one) => ({ value: one, label: t(`role.${one}`) }))}
            onChange={(chosen) => set(at, { role: chosen })}
          />
          <IconButton
            label={t('ssoSettings.removeRule', { number: at + 1 })}
            icon={<Trash2 />}
            onClick={() => save(ruleList.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <FieldError id="rule-error">{errors.ruleList}</FieldError>
      {ruleList.length < mostSsoRules && (
        <div>
          <Button
            icon={<Plus />}
            onClick={() => save([...ruleList, { value: '', role: 'ROLE_HR' }])}
          >
            {t('ssoSettings.addRule')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
