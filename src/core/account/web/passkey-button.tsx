import { type ReactNode, useState } from 'react';
import { errorText } from '#platform/web/api/call.ts';
import { hasPasskeys } from '#platform/web/browser/secure-only.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface PasskeyButtonProps {
  /** The company to sign in to. */
  holdingSlug: string;
  busy: boolean;
  onSignedIn: () => Promise<void>;
}

/** Signs in without e-mail and password. What it does is loaded when it is pressed. */
export function PasskeyButton({ holdingSlug, busy, onSignedIn }: PasskeyButtonProps) {
  const { t } = useT();
  const [pending, setPending] = useState(false);
  const [why, setWhy] = useState<ReactNode>();
  async function press() {
    setPending(true);
    setWhy(undefined);
    try {
      const { signInByPasskey } = await import('./sign-in-by-passkey.tsx');
      await signInByPasskey(holdingSlug, { onSignedIn, onRefused: setWhy });
    } catch (error) {
      setWhy(errorText(error, t));
    }
    setPending(false);
  }
  if (!hasPasskeys()) return null;
  return (
    <div className="sign-in-passkey">
      <Button size="l" block pending={pending} disabled={busy} onClick={() => void press()}>
        {t('auth.passkey')}
      </Button>
      <p className="sign-in-failure" role="alert">
        {why}
      </p>
    </div>
  );
}
