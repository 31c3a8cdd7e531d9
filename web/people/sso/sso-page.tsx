import { readSsoPage, type SsoPage as Told } from '#contract/people/rules/sso-page.ts';
import { MailedLinkMessage } from '#web/platform/mailed-link/link-message.tsx';
import { type TFunction, useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { LinkButton } from '#web/platform/ui/press/link-button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';

/** Says kindly why a sign-in by the company's own server let nobody in, with the number by which it is found. */
export function SsoPage() {
  const { t } = useT();
  const told = readSsoPage(window.location.hash);
  const { reason, number } = told;
  if (reason === 'proved' || reason === 'tried') {
    return (
      <MailedLinkMessage title={t('sso.done')} text={t(`sso.${reason}`)}>
        <Button variant="primary" onClick={() => window.close()}>
          {t('sso.close')}
        </Button>
      </MailedLinkMessage>
    );
  }
  return (
    <MailedLinkMessage title={t('sso.title')} text={wordsOf(told, t)}>
      {number && <Muted as="p">{t('sso.number', { number })}</Muted>}
      <LinkButton variant="primary" href="/login">
        {t('sso.again')}
      </LinkButton>
    </MailedLinkMessage>
  );
}
