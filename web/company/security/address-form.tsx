import { mostNetworks, type SecuritySettings } from '#contract/company/security.ts';
import { textsOf } from '#web/platform/form/texts-of.ts';
import { errorWithin } from '#web/platform/form/values.ts';
import { FormModal } from '#web/platform/shared/form-modal.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { TextArea } from '#web/platform/ui/field/text-area.tsx';
import { Select } from '#web/platform/ui/pick/select.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import './security.css';
import { type CardFormProps, useSecurityForm } from './use-security-form.ts';

interface AddressValues {
  /** As typed: one on each line. */
  ipList: string;
  ipFor: SecuritySettings['ipFor'];
}

export function AddressForm({ saved, onClose }: CardFormProps) {
  const { t } = useT();
  const form = useSecurityForm<AddressValues>({ saved, onClose, valuesOf, bodyOf });
  const { values, errors, change } = form;
  const { address, isProxied } = saved;
  const isThere = bodyOf(values).ipList.includes(address);
  return (
    <FormModal
      kind="brand"
      title={t('companySecurity.address.title')}
      form={form}
      onClose={onClose}
    >
      {isProxied && (
        <InfoBlock tone="warning">
          <p>{t('companySecurity.address.proxy')}</p>
        </InfoBlock>
      )}
      <TextArea
        {...textsOf(form)('ipList')}
        label={t('companySecurity.address.list')}
        hint={t('companySecurity.address.listHint', { most: mostNetworks })}
        rows={5}
        spellCheck={false}
        autoFocus
        error={errorWithin(errors, 'ipList')}
      />
      <p className="security-own">
        {t('companySecurity.address.own', { address })}
        {!isThere && (
          <Button
            variant="link"
            onClick={() => change({ ipList: [...bodyOf(values).ipList, address].join('\n') })}
          >
            {t('companySecurity.address.addOwn')}
          </Button>
        )}
      </p>
      <Select
        label={t('companySecurity.address.who')}
        value={values.ipFor}
        error={errors.ipFor}
        options={(['hr', 'all'] as const).map((value) => ({
          value,
          label: t(`companySecurity.address.${value}`),
        }))}
        onChange={(ipFor) => change({ ipFor })}
      />
      <Muted as="p">{t('companySecurity.address.help')}</Muted>
    </FormModal>
  );
}

const valuesOf = ({ ipList, ipFor }: SecuritySettings): AddressValues => ({
  ipList: ipList.join('\n'),
  ipFor,
});

const bodyOf = ({ ipList, ipFor }: AddressValues) => ({
  ipList: ipList.split(/[\s,;]+/).filter(Boolean),
  ipFor,
});
