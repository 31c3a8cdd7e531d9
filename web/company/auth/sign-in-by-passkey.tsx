import type { ReactNode } from 'react';
import { signInPath } from '#contract/company/auth.ts';
import { getPasskeyOptions, signInByPasskey as signIn } from '#contract/company/passkey.ts';
import { call } from '#web/platform/api/call.ts';
import { rememberedAddress } from '#web/platform/session/handoff/remembered.ts';
import { keepDevice, knownDevices } from '#web/platform/session/known-devices.ts';
import { AnotherHost, askPasskey, GivenUp } from '#web/platform/session/passkey/ceremony.ts';
import { enter } from '#web/platform/session/sign-in.ts';
import {
  chosenLocale,
  leaveVisitorsLocale,
  loadTexts,
  texts,
} from '#web/platform/session/texts.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

interface Outcome {
  onSignedIn: () => Promise<void>;
  /** With what the person is to read. */
  onRefused: (why: ReactNode) => void;
}

/** Signs in to that company by whichever passkey the person picks. Fails with ApiError. */
export async function signInByPasskey(
  holdingSlug: string,
  { onSignedIn, onRefused }: Outcome,
): Promise<void> {
  await loadTexts('passkey');
  const { t } = texts();
  if (holdingSlug === '') return onRefused(t('passkey.needsCompany'));
  try {
    const assertion = await askPasskey(await call(getPasskeyOptions));
    const locale = chosenLocale();
    const body = { assertion, holdingSlug, locale, deviceList: knownDevices() };
    const reply = await call(signIn, { body });
    keepDevice(reply.device);
    leaveVisitorsLocale();
    if (await enter(reply, rememberedAddress(window.location.search))) await onSignedIn();
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (error instanceof AnotherHost)
      onRefused(<AtAnotherHost host={error.host} slug={holdingSlug} />);
    else throw error;
  }
}

/** Passkeys are the installation's: from its own host, signing in leads back to the company's. */
function AtAnotherHost({ host, slug }: { host: string; slug: string }) {
  const { t } = useT();
  const { protocol, port, search } = window.location;
  const path = signInPath({ holdingSlug: slug, email: '' }).replace('/login', `/login${search}`);
  return (
    <>
      {t('passkey.otherHost.text', { host })}{' '}
      <a href={`${protocol}//${host}${port && `:${port}`}${path}`}>
        {t('passkey.otherHost.link', { host })}
      </a>
    </>
  );
}
