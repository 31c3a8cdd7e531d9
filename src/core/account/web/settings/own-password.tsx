import { resetCurrentUserPassword } from '#core/account/contract/reset.ts';
import { ownPasswordForm } from '#core/account/contract/rules/password.ts';
import { useNewPassword } from '#core/account/web/session/new-password.ts';
import { useSession } from '#core/account/web/session/session.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { WhosePassword } from '#platform/web/form/whose-password.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { NewPasswordFields } from '#platform/web/ui/field/new-password-fields.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

const nothing = { currentPassword: '', password: '', confirmPassword: '' };

/** A new password for the current one (rule 49). What the server refuses stands at its field. */
export function OwnPassword() {
  const { t } = useT();
  const { user } = useSession();
  const change = useSend(resetCurrentUserPassword, {
    meta: { isShown: ({ errors }) => errors.length > 0 },
  });
  const form = useNewPassword({
    schema: ownPasswordForm,
    nothing,
    send: (body) => change.mutateAsync({ body }),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <WhosePassword email={user.email} />
      <PasswordField
        label={t('settings.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        value={form.values.currentPassword}
        error={form.errors.currentPassword}
        onChange={(event) => form.change({ currentPassword: event.target.value })}
      />
      <NewPasswordFields
        values={form.values}
        onChange={form.change}
        errors={form.errors}
        checklist={form.checklist}
        unchecked={t('newPassword.notCommon')}
      />
      <Button type="submit" variant="primary" pending={form.busy}>
        {t('settings.save')}
      </Button>
    </form>
  );
}
