import { useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button, type ButtonProps } from '#platform/web/ui/press/button.tsx';
import { whyNot } from './why-not.ts';

interface Props extends Pick<ButtonProps, 'size' | 'block' | 'variant' | 'autoFocus'> {
  /** Asks one of the passkeys that there are, or adds one. */
  what: 'use' | 'add';
  /** The whole work, from the options to the answer. */
  work: () => Promise<unknown>;
  disabled?: boolean;
}

/** One press for a passkey, and below it why it came to nothing. */
export function PasskeyPress({ what, work, disabled = false, ...look }: Props) {
  const { t } = useT();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  async function press() {
    setBusy(true);
    setWhy('');
    try {
      await work();
    } catch (error) {
      setWhy(whyNot(error, t, what));
    }
    setBusy(false);
  }
  return (
    <>
      <Button {...look} pending={busy} disabled={disabled} onClick={() => void press()}>
        {t(`passkey.${what}`)}
      </Button>
      <p className="factor-failure" role="alert">
        {why}
      </p>
    </>
  );
}
