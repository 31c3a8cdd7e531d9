import { useSession } from '#core/account/web/session/session.ts';
import {
  factorIssues,
  mostTrustDays,
  proposedDays,
  proposedRoles,
} from '#core/factor/contract/rules/factor.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { errorWithin } from '#platform/web/form/values.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { type CardFormProps, useSecurityForm } from './use-security-form.ts';

interface FactorValues {
  factorRoles: readonly Role[];
  factorFrom: string;
  /** As typed. */
  trustDays: string;
}

const day = 24 * 60 * 60 * 1000;

/** A company that has asked nobody yet is proposed whom to ask, and from when. */
export function FactorForm({ saved, onClose }: CardFormProps) {
  const { t } = useT();
  const { timeZone } = useSession().user;
  const isNew = saved.factorRoles.length === 0;
  const proposed = dateIn(timeZone, new Date(Date.now() + proposedDays * day));
  const form = useSecurityForm<FactorValues>({
    saved,
    onClose,
    valuesOf: ({ factorRoles, factorFrom, trustDays }) => ({
      factorRoles: isNew && factorRoles.length === 0 ? proposedRoles : factorRoles,
      factorFrom: factorFrom ?? proposed,
      trustDays: String(trustDays),
    }),
    bodyOf,
    alsoWrong: (values) => factorIssues(bodyOf(values)),
  });
  const { values, errors, change } = form;
  const toggled = (role: Role) =>
    roles.filter((one) => (one === role) !== values.factorRoles.includes(one));
  return (
    <FormModal kind="brand" title={t('factor.policy.title')} form={form} onClose={onClose}>
      <fieldset className="factor-roles">
        <Legend>{t('factor.policy.roles')}</Legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            checked={values.factorRoles.includes(role)}
            onChange={() => change({ factorRoles: toggled(role) })}
          />
        ))}
      </fieldset>
      {values.factorRoles.length > 0 && (
        <DateField
          label={t('factor.policy.from')}
          hint={t('factor.policy.fromHint')}
          name="factorFrom"
          required
          value={values.factorFrom}
          error={errors.factorFrom}
          onChange={(factorFrom) => change({ factorFrom })}
        />
      )}
      <TextField
        {...textsOf(form)('trustDays')}
        label={t('factor.policy.trustDays')}
        hint={t('factor.policy.trustDaysHint')}
        inputMode="numeric"
        maxLength={String(mostTrustDays).length}
        required
        error={errorWithin(errors, 'trustDays')}
      />
    </FormModal>
  );
}

const bodyOf = ({ factorRoles, factorFrom, trustDays }: FactorValues) => ({
  factorRoles: [...factorRoles],
  factorFrom: factorRoles.length > 0 && factorFrom !== '' ? factorFrom : null,
  trustDays: trustDays.trim() === '' ? Number.NaN : Number(trustDays),
});
