import { useSession } from '#core/account/web/session/session.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { PendingEmail } from './pending-email.tsx';

/** The panel of a user without an employee record: initials, and nothing that needs a record (rule 6). */
export function OwnAccount({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const { firstName, lastName, email } = useSession().user;
  return (
    <SidePanel open onClose={onClose} title={t('profile.title')}>
      <div className="profile">
        <div className="profile-person">
          <Avatar firstName={firstName || email} lastName={lastName} size="l" />
          <div>
            <h3>{[firstName, lastName].filter(Boolean).join(' ') || email}</h3>
          </div>
        </div>
        <CopyButton value={email} />
        <PendingEmail />
        <InfoBlock title={t('profile.noRecord')}>{t('profile.noRecordText')}</InfoBlock>
      </div>
    </SidePanel>
  );
}
