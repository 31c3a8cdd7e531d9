import { useRouter, useSearch } from '@tanstack/react-router';
import { SignInPage } from '#web/sign-in/sign-in-page.tsx';

/** After signing in: to the remembered address, or home. */
export function LoginRoute() {
  const { redirect } = useSearch({ from: '/login' });
  const { history } = useRouter();
  return <SignInPage onSignedIn={() => history.replace(redirect ?? '/')} />;
}
