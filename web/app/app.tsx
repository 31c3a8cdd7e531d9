import { lazy, Suspense, useLayoutEffect, useMemo } from 'react';
import { useTexts } from '#web/session/texts.ts';
import { signOutReason, useToken } from '#web/session/token.ts';
import { SignInPage } from '#web/sign-in/sign-in-page.tsx';
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
  const signedIn = useToken() !== null;
  return (
    <TextsProvider value={spoken}>
      <CatchBroken>
        {signedIn || needsNoAccount(window.location) ? (
          <Suspense fallback={null}>
            <RoutedApp />
          </Suspense>
        ) : (
          <Login />
        )}
      </CatchBroken>
    </TextsProvider>
  );
}

function Login() {
  useLayoutEffect(() => {
    const address = signOutReason() === 'left' ? '/login' : loginAddress(window.location);
    window.history.replaceState(null, '', address);
  }, []);
  return <SignInPage onSignedIn={openRemembered} />;
}

/** Before the token is kept, so that the router begins at the right address. */
function openRemembered() {
  window.history.replaceState(null, '', rememberedAddress(window.location.search));
}
