import { mostNetworks, type SecuritySettings } from '#core/security/contract/security.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { errorWithin } from '#platform/web/form/values.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
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
