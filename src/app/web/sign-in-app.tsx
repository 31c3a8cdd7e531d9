import { type ReactNode, useEffect, useState } from 'react';
import { SignInPage } from '#core/account/web/sign-in-page.tsx';
import { loginAddress, rememberedAddress } from '#platform/web/device/handoff/remembered.ts';
import { openRoutedApp } from './open-routed-app.tsx';
import { Spoken } from './spoken.tsx';

export { askBrandsEarly } from '#core/account/web/use-brands.ts';

/**
 * The window is at the sign-in screen from here on, and its address remembers where one wanted. One of the
 * screen itself stays: a letter puts the company and the e-mail behind its #.
 */
export function keepAddress(): void {
  if (window.location.pathname === '/login') return;
  window.history.replaceState(null, '', loginAddress(window.location));
}

/** The sign-in screen, and behind it the screens of the account. */
export function SignInApp() {
  const [entered, setEntered] = useState<ReactNode>();
  return (
    entered ?? (
      <Spoken>
        <Login onSignedIn={async () => setEntered(await openRoutedApp())} />
      </Spoken>
    )
  );
}

function Login({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const isEnded = hash === '#ended';
    // Said once: who loads the page again has read it.
    if (isEnded) window.history.replaceState(null, '', pathname + search);
    const wanted = rememberedAddress(search);
    if (wanted === '/' && !isEnded) return;
    import('./why-sign-in.ts')
      .then(({ tellWhy }) => tellWhy(wanted.split(/[?#]/)[0] ?? '/', isEnded))
      .catch((error) => console.warn('Why the sign-in screen is shown is not said', error));
  }, []);
  const enter = async () => {
    window.history.replaceState(null, '', rememberedAddress(window.location.search));
    await onSignedIn();
  };
  return <SignInPage onSignedIn={enter} />;
}
