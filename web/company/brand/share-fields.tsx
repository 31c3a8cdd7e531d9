import { type BrandSettings, shareNeeds } from '#contract/company/brand-settings.ts';
import { mostShareDomains, shareKinds } from '#contract/company/rules/share.ts';
import { textsOf } from '#web/platform/form/texts-of.ts';
import { errorWithin } from '#web/platform/form/values.ts';
import { useCan } from '#web/platform/session/session.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import { Select } from '#web/platform/ui/pick/select.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** Where reports may be sent: super admins choose, other admins read it (rule 99). */
export function ShareFields({ form, saved }: { form: SettingsFields; saved: BrandSettings }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const { share } = values;
  if (!useCan()(shareNeeds)) return <Shown saved={saved} />;
  return (
    <>
      <Select
        label={t('brand.share.label')}
        hint={t(`brand.share.hint.${share}`)}
        value={share}
        error={errors.share}
        options={shareKinds.map((value) => ({ value, label: t(`brand.share.kind.${value}`) }))}
        onChange={(chosen) => change({ share: chosen })}
      />
      {share === 'domains' && (
        <TextField
          {...textsOf(form)('shareDomainList')}
          label={t('brand.share.domains')}
          hint={t('brand.share.domainsHint', { most: mostShareDomains })}
          required
          spellCheck={false}
          error={errorWithin(errors, 'shareDomainList')}
        />
      )}
      <div role="status">
        {share !== saved.share && (
          <InfoBlock tone={share === 'members' ? 'info' : 'warning'}>
            <p>{t(share === 'anywhere' ? 'brand.share.anywhere' : 'brand.share.waiting')}</p>
          </InfoBlock>
        )}
      </div>
    </>
  );
}

function Shown({ saved: { share, shareDomainList } }: { saved: BrandSettings }) {
  const { t } = useT();
  const domains = share === 'domains' && shareDomainList.join(', ');
  return (
    <>
      <p>
        {t(`brand.share.kind.${share}`)}
        {domains && `: ${domains}`}
      </p>
      <Muted as="p">{t('brand.share.ofSupers')}</Muted>
    </>
  );
}
