import { lazy, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { useTexts } from '#web/session/texts.ts';
import { sessionToken } from '#web/session/token.ts';
import { SignInPage } from '#web/sign-in/sign-in-page.tsx';
import { invitation } from '#web/testing/invitation.ts';
import { TextsProvider } from '#web/ui/texts.tsx';
import { CatchBroken } from './catch-broken.tsx';
import { loginAddress, needsNoAccount, rememberedAddress } from './remembered.ts';

/** The router and everything behind it: not needed to sign in, so not loaded for it. */
export const loadRoutedApp = () => import('./routed-app.tsx');
const RoutedApp = lazy(async () => ({ default: (await loadRoutedApp()).RoutedApp }));

/** Chooses the layout: the sign-in screen without a token, else what the route says (spec 1, section 2). */
export function App() {
  const { t, locale } = useTexts();
  const spoken = useMemo(() => ({ t, locale }), [t, locale]);
  const [signedIn, setSignedIn] = useState(sessionToken() !== null);
  return (
    <TextsProvider value={spoken}>
      <CatchBroken>
        {signedIn || needsNoAccount(window.location, invitation() !== null) ? (
          <Suspense fallback={null}>
            <RoutedApp />
          </Suspense>
        ) : (
          <Login onSignedIn={() => setSignedIn(true)} />
        )}
      </CatchBroken>
    </TextsProvider>
  );
}

function Login({ onSignedIn }: { onSignedIn: () => void }) {
  useLayoutEffect(() => {
    window.history.replaceState(null, '', loginAddress(window.location));
  }, []);
  const enter = () => {
    window.history.replaceState(null, '', rememberedAddress(window.location.search));
    onSignedIn();
  };
  return <SignInPage onSignedIn={enter} />;
}
