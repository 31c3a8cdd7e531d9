import { useEffect } from 'react';
import { ssoConfirmationChannel, type SsoPage as Told } from '#core/sso/contract/rules/sso-page.ts';
import type { T } from '#platform/texts/t.ts';
import { MailedLinkMessage } from '#platform/web/mailed-link/link-message.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import './sso-page.css';

/** Says kindly why a sign-in by the company's own server let nobody in, with the number by which it is found. */
export function SsoPage(told: Told) {
  const { t } = useT();
  const { reason, number } = told;
  useEffect(() => {
    if (reason !== 'proved') return;
    const channel = new BroadcastChannel(ssoConfirmationChannel);
    channel.postMessage(reason);
    channel.close();
    window.close();
  }, [reason]);
  if (reason === 'proved' || reason === 'tried') {
    return (
      <MailedLinkMessage title={t('ssoPage.done')} text={t(`ssoPage.${reason}`)}>
        <Button variant="primary" size="l" block onClick={() => window.close()}>
          {t('ssoPage.close')}
        </Button>
      </MailedLinkMessage>
    );
  }
  return (
    <MailedLinkMessage title={t('ssoPage.title')} text={wordsOf(told, t)}>
      {number && (
        <Muted as="p" className="sso-page-number">
          {t('ssoPage.number', { number })}
        </Muted>
      )}
      <LinkButton variant="primary" size="l" block href="/login">
        {t('ssoPage.again')}
      </LinkButton>
    </MailedLinkMessage>
  );
}

function wordsOf({ reason, email, minutes }: Told, t: T): string {
  if (reason === 'proved' || reason === 'tried') return t(`ssoPage.${reason}`);
  if (reason === 'clock') return t('ssoPage.reason.clock', { minutes: minutes ?? 0 });
  if (reason === 'unknown' && email) return t('ssoPage.reason.unknownEmail', { email });
  return t(`ssoPage.reason.${reason}`);
}
