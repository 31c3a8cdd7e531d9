import type { ReactNode } from 'react';
import { signInPath } from '#core/account/contract/auth.ts';
import { getPasskeyOptions, signInByPasskey as signIn } from '#core/account/contract/passkey.ts';
import { goIn, ofBrowser, opened } from '#core/account/web/session/sign-in.ts';
import { AnotherHost, askPasskey } from '#core/factor/web/ceremony.ts';
import { whyNot } from '#core/factor/web/why-not.ts';
import { call } from '#platform/web/api/call.ts';
import { loadTexts, texts } from '#platform/web/device/texts.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

interface Outcome {
  onSignedIn: () => Promise<void>;
  /** Called with what the person is to read. */
  onRefused: (why: ReactNode) => void;
}

/** Signs in to that company by whichever passkey the person picks. */
export async function signInByPasskey(
  holdingSlug: string,
  { onSignedIn, onRefused }: Outcome,
): Promise<void> {
  await loadTexts('factor');
  const { t } = texts();
  if (holdingSlug === '') return onRefused(t('passkey.needsCompany'));
  try {
    const assertion = await askPasskey(await call(getPasskeyOptions));
    const body = { assertion, holdingSlug, ...ofBrowser() };
    if ((await goIn(opened(await call(signIn, { body })))) === true) await onSignedIn();
  } catch (error) {
    if (error instanceof AnotherHost)
      onRefused(<AtAnotherHost host={error.host} slug={holdingSlug} />);
    else onRefused(whyNot(error, t, 'use'));
  }
}

/** Passkeys are the installation's: from its own host, signing in leads back to the company's. */
function AtAnotherHost({ host, slug }: { host: string; slug: string }) {
  const { t } = useT();
  const { protocol, port, search } = window.location;
  const path = signInPath({ holdingSlug: slug, email: '' }).replace('/login', `/login${search}`);
  return (
    <>
      {t('passkey.otherHost.signIn', { host })}{' '}
      <a href={`${protocol}//${host}${port && `:${port}`}${path}`}>
        {t('passkey.otherHost.link', { host })}
      </a>
    </>
  );
}
