import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { loadOtherAccount } from '#web/company/auth/load-other-account.ts';
import { SignInPage } from '#web/company/auth/sign-in-page.tsx';
import type { AccountQuestion } from '#web/platform/session/arrive.ts';
import {
  loginAddress,
  needsNoAccount,
  rememberedAddress,
} from '#web/platform/session/handoff/remembered.ts';
import { useTexts } from '#web/platform/session/texts.ts';
import { sessionToken } from '#web/platform/session/token.ts';
import { TextsProvider } from '#web/platform/ui/base/texts.tsx';
import { CatchBroken } from './layout/catch-broken.tsx';

let RoutedApp: ComponentType | undefined;
let askedFirst: ReactNode;

/**
 * The router and everything behind it, loaded only after sign-in. It is loaded before it is shown,
 * because React delays what follows a Suspense fallback by 300 ms.
 */
export async function openRoutedApp(): Promise<void> {
  const routed = await import('./routed-app.tsx');
  await routed.opened();
  RoutedApp = routed.RoutedApp;
}

/** From now on there is only the question which account to go on with, until it is answered. */
export async function openAccountQuestion(question: AccountQuestion): Promise<void> {
  const { OtherAccountPage } = await loadOtherAccount();
  askedFirst = <OtherAccountPage question={question} />;
}

/**
 * Chooses the layout: the sign-in screen without a token, otherwise the one of the route.
 */
export function App() {
  const { t, locale } = useTexts();
  const spoken = useMemo(() => ({ t, locale }), [t, locale]);
  const [signedIn, setSignedIn] = useState(sessionToken() !== null);
  return (
    <TextsProvider value={spoken}>
      <CatchBroken>
        {askedFirst ? (
          askedFirst
        ) : RoutedApp && (signedIn || needsNoAccount(window.location)) ? (
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
    // The address of the sign-in screen stays: a letter puts the company and the e-mail behind its
    // #.
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
