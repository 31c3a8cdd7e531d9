import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react';
import { SignInPage } from '#web/auth/sign-in-page.tsx';
import { loginAddress, needsNoAccount, rememberedAddress } from '#web/session/remembered.ts';
import { useTexts } from '#web/session/texts.ts';
import { sessionToken } from '#web/session/token.ts';
import { invitation } from '#web/testing/invitation.ts';
import { TextsProvider } from '#web/ui/base/texts.tsx';
import { CatchBroken } from './layout/catch-broken.tsx';

let RoutedApp: ComponentType | undefined;

/**
 * The router and everything behind it: not needed to sign in, so not loaded for it. Loaded before it
 * is shown, since React holds back what follows a Suspense fallback for 300 ms.
 */
export async function openRoutedApp(): Promise<void> {
  const routed = await import('./routed-app.tsx');
  await routed.opened();
  RoutedApp = routed.RoutedApp;
}

/** Chooses the layout: the sign-in screen without a token, else what the route says (spec 1, section 2). */
export function App() {
  const { t, locale } = useTexts();
  const spoken = useMemo(() => ({ t, locale }), [t, locale]);
  const [signedIn, setSignedIn] = useState(sessionToken() !== null);
  return (
    <TextsProvider value={spoken}>
      <CatchBroken>
        {RoutedApp && (signedIn || needsNoAccount(window.location, invitation() !== null)) ? (
          <RoutedApp />
        ) : (
          <Login onSignedIn={() => setSignedIn(true)} />
        )}
      </CatchBroken>
    </TextsProvider>
  );
}

function Login({ onSignedIn }: { onSignedIn: () => void }) {
  useLayoutEffect(() => {
    // Its own address stays, with the company and the e-mail that a letter fills in behind the #.
    if (window.location.pathname === '/login') return;
    window.history.replaceState(null, '', loginAddress(window.location));
  }, []);
  const enter = async () => {
    window.history.replaceState(null, '', rememberedAddress(window.location.search));
    await openRoutedApp();
    onSignedIn();
  };
  return <SignInPage onSignedIn={enter} />;
}
