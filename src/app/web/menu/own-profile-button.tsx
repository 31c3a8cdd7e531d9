import { useCan, useSession } from '#core/account/web/session/session.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import { reopenProfile } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

/** Shows who is signed in and, for those who see people, opens their profile. */
export function OwnProfileButton() {
  const { t } = useT();
  const { firstName, lastName, photoUrl, email, employeeId } = useSession().user;
  const can = useCan();
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  const avatar = (
    <PersonAvatar firstName={firstName || email} lastName={lastName} photoUrl={photoUrl} />
  );
  const named = <span className="shell-account-name">{name}</span>;
  if (!can('directory_employee_getemployeelist__invoke')) {
    return (
      <div className="shell-account">
        {avatar}
        {named}
      </div>
    );
  }
  return (
    <Button
      className="shell-account"
      variant="quiet"
      title={t('shell.profile')}
      onClick={() => reopenProfile(employeeId)}
    >
      {avatar}
      <VisuallyHidden>{t('shell.profile')}: </VisuallyHidden>
      {named}
    </Button>
  );
}
