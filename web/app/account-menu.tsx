import LogOut from 'lucide-react/icons/log-out';
import { useSession } from '#web/session/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useT } from '#web/ui/texts.tsx';

export function AccountMenu({ onExit }: { onExit: () => void }) {
  const { t } = useT();
  const { firstName, lastName, photoUrl, email } = useSession().user;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  return (
    <Menu
      label={t('shell.account')}
      items={[{ id: 'exit', label: t('shell.exit'), icon: <LogOut />, onSelect: onExit }]}
    >
      <Avatar firstName={firstName || email} lastName={lastName} photoUrl={photoUrl} />
      <span className="shell-account-name">{name}</span>
    </Menu>
  );
}
