import MailOpen from 'lucide-react/icons/mail-open';
import { useState } from 'react';
import { keepInvitation } from '#core/account/web/session/invitation.ts';
import { keptInvitations } from '#core/account/web/session/kept-invitations.ts';
import { allAsked, WayOn } from '#core/answering/web/information/link-closed.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import '#core/answering/web/information/information.css';

/**
 * A link's page opened without its link. Whose links this device keeps are offered by name; one of
 * them opens by a press, as nobody can know who sits here (rule 61).
 */
export function WithoutLink() {
  const { t } = useT();
  const [kept] = useState(() => keptInvitations(new Date()));
  return (
    <div className="answering-message">
      <MailOpen aria-hidden="true" />
      <h1>{t(kept.length > 0 ? 'answering.link.whose' : 'answering.link.needed')}</h1>
      {kept.length > 0 && (
        <ul className="link-kept">
          {kept.map(({ person, name, brand, token }) => (
            <li key={person}>
              <Button size="l" block onClick={() => keepInvitation(token)}>
                {t('answering.link.openAs', { name, brand })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Muted as="p">
        {kept.length > 0
          ? t('answering.link.notAmong')
          : `${t('answering.link.neededText')} ${allAsked(t)}`}
      </Muted>
      <div className="answering-message-buttons">
        <WayOn />
      </div>
    </div>
  );
}
