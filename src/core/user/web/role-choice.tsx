import { useId } from 'react';
import { roles } from '#platform/contract/call/access.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { toggleRole, type UserValues } from './form-rules.ts';

interface RoleChoiceProps {
  values: UserValues;
  /** The super administrator's role stays: nobody takes it from themself. */
  keepsSuper: boolean;
  error: string | undefined;
  onChange: (changed: Partial<UserValues>) => void;
}

/** The roles, each with what it opens. At least one is needed. */
export function RoleChoice({ values, keepsSuper, error: wrong, onChange }: RoleChoiceProps) {
  const { t } = useT();
  const id = useId();
  const error = wrong && values.roles.length === 0 ? t('user.needsRole') : wrong;
  return (
    <fieldset className="user-roles" aria-describedby={error ? `${id}-error` : undefined}>
      <Legend required>{t('user.roles')}</Legend>
      {roles.map((role) => {
        const stays = keepsSuper && role === 'ROLE_SUPER_ADMIN';
        return (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            hint={t(stays ? 'user.ownSuperRole' : `user.roleHint.${role}`)}
            checked={values.roles.includes(role)}
            disabled={stays}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(toggleRole(values, role))}
          />
        );
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
