import { ssoPresets } from '#core/sso/contract/rules/sso.ts';
import { presets } from '#core/sso/contract/rules/sso-presets.ts';
import type { SsoConnection, SsoSettings } from '#core/sso/contract/sso.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { isOther, presetValues } from './connection-values.ts';
import { CopyValue } from './copy-value.tsx';
import { MoreFields } from './more-fields.tsx';
import { useConnectionForm } from './use-connection-form.ts';

export interface ConnectionFormProps {
  settings: SsoSettings;
  /** Undefined for a new one. */
  saved: SsoConnection | undefined;
  onClose: () => void;
}

/** Four fields, what to enter at the provider, and the rest for whoever needs it. */
export function ConnectionForm({ settings, saved, onClose }: ConnectionFormProps) {
  const { t } = useT();
  const form = useConnectionForm({ saved, onClose });
  const { values, errors, change, base } = form;
  const text = textsOf(form);
  const { preset, name } = values;
  const { asks } = presets[preset];
  const count = base?.identityCount ?? 0;
  return (
    <FormModal
      kind="sso"
      title={t(base ? 'ssoSettings.editTitle' : 'ssoSettings.newTitle')}
      form={form}
      size="l"
      onClose={onClose}
    >
      <Select
        label={t('ssoSettings.preset')}
        value={preset}
        error={errors.preset}
        options={ssoPresets.map((value) => ({ value, label: t(`ssoSettings.presets.${value}`) }))}
        onChange={(chosen) => change(presetValues(chosen))}
      />
      <div className="sso-ours">
        <strong>{t('ssoSettings.ours')}</strong>
        <CopyValue label={t('ssoSettings.callback')} value={settings.callbackUrl} />
        <CopyValue label={t('ssoSettings.signedOut')} value={settings.signedOutUrl} />
        {base ? (
          <CopyValue label={t('ssoSettings.backchannel')} value={base.backchannelUrl} />
        ) : (
          <Muted as="p">
            {t('ssoSettings.backchannel')}: {t('ssoSettings.backchannelLater')}
          </Muted>
        )}
      </div>
      {asks !== 'nothing' && (
        <TextField
          {...text('issuer')}
          label={t(asks === 'tenant' ? 'ssoSettings.tenant' : 'ssoSettings.issuer')}
          hint={t(`ssoSettings.issuerHint.${preset}`)}
          required
          spellCheck={false}
          inputMode="url"
        />
      )}
      <TextField
        {...text('clientId')}
        label={t('ssoSettings.clientId')}
        required
        spellCheck={false}
      />
      <PasswordField
        {...text('secret')}
        autoComplete="new-password"
        label={t('ssoSettings.secret')}
        hint={base ? t('ssoSettings.secretKept') : undefined}
        required={!base}
      />
      <TextField
        {...text('name')}
        label={t('ssoSettings.name')}
        hint={t('ssoSettings.nameHint', { name: name || t('ssoSettings.nameExample') })}
        required
      />
      {base && count > 0 && isOther(values, base) && (
        <Checkbox
          label={t('ssoSettings.forgets', { count })}
          checked={values.forgets}
          onChange={({ target }) => change({ forgets: target.checked }, 'issuer')}
        />
      )}
      {base && (
        <Checkbox
          label={t('ssoSettings.active')}
          hint={base.triedAt || base.isActive ? undefined : t('ssoSettings.activeHint')}
          error={errors.isActive}
          checked={values.isActive}
          onChange={({ target }) => change({ isActive: target.checked })}
        />
      )}
      <MoreFields form={form} />
    </FormModal>
  );
}
