import { tokenAuths } from '#core/sso/contract/rules/sso.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { RuleFields } from './rule-fields.tsx';
import type { ConnectionFormState } from './use-connection-form.ts';

/** What the kind of provider fills in, and what most companies leave as it is. */
export function MoreFields({ form }: { form: ConnectionFormState }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const text = textsOf(form);
  return (
    <Disclosure summary={t('ssoSettings.more')}>
      <div className="sso-group">
        <Select
          label={t('ssoSettings.tokenAuth')}
          value={values.tokenAuth}
          error={errors.tokenAuth}
          options={tokenAuths.map((value) => ({
            value,
            label: t(`ssoSettings.tokenAuths.${value}`),
          }))}
          onChange={(tokenAuth) => change({ tokenAuth })}
        />
        <TextField {...text('claimEmail')} label={t('ssoSettings.claimEmail')} required />
        <TextField {...text('claimName')} label={t('ssoSettings.claimName')} />
        <TextField {...text('claimGroups')} label={t('ssoSettings.claimGroups')} />
        <Checkbox
          label={t('ssoSettings.trustsFactor')}
          hint={t('ssoSettings.trustsFactorHint')}
          checked={values.trustsFactor}
          onChange={({ target }) => change({ trustsFactor: target.checked })}
        />
        <Checkbox
          label={t('ssoSettings.endsThere')}
          error={errors.endsThere}
          checked={values.endsThere}
          onChange={({ target }) => change({ endsThere: target.checked })}
        />
        <Checkbox
          label={t('ssoSettings.usesRules')}
          hint={t('ssoSettings.usesRulesHint')}
          checked={values.usesRules}
          onChange={({ target }) => change({ usesRules: target.checked })}
        />
        {values.usesRules && <RuleFields form={form} />}
      </div>
    </Disclosure>
  );
}
