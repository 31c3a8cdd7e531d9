import MailOpen from 'lucide-react/icons/mail-open';
import { useState } from 'react';
import { allAsked, WayOn } from '#web/assessment/testing/information/link-closed.tsx';
import { keepInvitation } from '#web/platform/session/invitation.ts';
import { keptInvitations } from '#web/platform/session/kept-invitations.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import '#web/assessment/testing/information/information.css';

/**
 * A link's page opened without its link. Whose links this device keeps are offered by name; one of
 * them opens by a press, as nobody can know who sits here (rule 61).
 */
export function WithoutLink() {
  const { t } = useT();
  const [kept] = useState(() => keptInvitations(new Date()));
  return (
    <div className="testing-message">
      <MailOpen aria-hidden="true" />
      <h1>{t(kept.length > 0 ? 'testing.link.whose' : 'testing.link.needed')}</h1>
      {kept.length > 0 && (
        <ul className="link-kept">
          {kept.map(({ person, name, brand, token }) => (
            <li key={person}>
              <Button size="l" block onClick={() => keepInvitation(token)}>
                {t('testing.link.openAs', { name, brand })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Muted as="p">
        {kept.length > 0
          ? t('testing.link.notAmong')
          : `${t('testing.link.neededText')} ${allAsked(t)}`}
      </Muted>
      <div className="testing-message-buttons">
        <WayOn />
      </div>
    </div>
  );
}
