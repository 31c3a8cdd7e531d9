import {
  mostShareDomains,
  type ShareKind,
  shareIssues,
  shareKinds,
} from '#core/security/contract/rules/share.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { errorWithin } from '#platform/web/form/values.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { type CardFormProps, useSecurityForm } from './use-security-form.ts';

interface ShareValues {
  share: ShareKind;
  /** As typed: domains between commas. */
  shareDomainList: string;
}

export function ShareForm({ saved, onClose }: CardFormProps) {
  const { t } = useT();
  const form = useSecurityForm<ShareValues>({
    saved,
    onClose,
    valuesOf: ({ share, shareDomainList }) => ({
      share,
      shareDomainList: shareDomainList.join(', '),
    }),
    bodyOf,
    alsoWrong: (values) => shareIssues(bodyOf(values)),
  });
  const { values, errors, change } = form;
  const { share } = values;
  return (
    <FormModal kind="brand" title={t('companySecurity.share.title')} form={form} onClose={onClose}>
      <Select
        label={t('companySecurity.share.label')}
        hint={t(`companySecurity.share.hint.${share}`)}
        value={share}
        error={errors.share}
        options={shareKinds.map((value) => ({
          value,
          label: t(`companySecurity.share.kind.${value}`),
        }))}
        onChange={(chosen) => change({ share: chosen })}
      />
      {share === 'domains' && (
        <TextField
          {...textsOf(form)('shareDomainList')}
          label={t('companySecurity.share.domains')}
          hint={t('companySecurity.share.domainsHint', { most: mostShareDomains })}
          required
          spellCheck={false}
          error={errorWithin(errors, 'shareDomainList')}
        />
      )}
      <div role="status">
        {share !== saved.share && (
          <InfoBlock tone={share === 'members' ? 'info' : 'warning'}>
            <p>
              {t(
                share === 'anywhere'
                  ? 'companySecurity.share.anywhere'
                  : 'companySecurity.share.waiting',
              )}
            </p>
          </InfoBlock>
        )}
      </div>
    </FormModal>
  );
}

const bodyOf = ({ share, shareDomainList }: ShareValues) => ({
  share,
  shareDomainList: domainsIn(shareDomainList),
});

/** People copy domains from addresses, with what stands before them. */
const domainsIn = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((part) => part.slice(part.lastIndexOf('@') + 1).toLowerCase())
    .filter(Boolean);
