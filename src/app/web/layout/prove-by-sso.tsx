import { useEffect, useState } from 'react';
import { getConfirmationOptions } from '#core/account/contract/confirmation.ts';
import { proveBySso } from '#core/sso/contract/entry/sso.ts';
import { ssoConfirmationChannel } from '#core/sso/contract/rules/sso-page.ts';
import { call, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

/** Asks the company's own sign-in, in a window of its own, where it has opened the session (rule 111). */
export function ProveBySso({ onProved }: { onProved: () => void }) {
  const { t } = useT();
  const [isOffered, setOffered] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    call(getConfirmationOptions).then(
      ({ methodList }) => setOffered(methodList.includes('sso')),
      () => setOffered(false),
    );
  }, []);
  useEffect(() => {
    const channel = new BroadcastChannel(ssoConfirmationChannel);
    channel.onmessage = onProved;
    return () => channel.close();
  }, [onProved]);
  if (!isOffered) return null;
  async function ask() {
    // The window opens before anything is waited for, or browsers take it for an advertisement.
    const opened = window.open('', '_blank', 'popup,width=520,height=680');
    try {
      const { data } = await call(proveBySso);
      if (opened) opened.location.href = data.address;
      else window.location.assign(data.address);
    } catch (error) {
      opened?.close();
      setFailure(error);
    }
  }
  return (
    <>
      <Button block onClick={() => void ask()}>
        {t('interrupted.unproven.bySso')}
      </Button>
      <p role="alert">{failure !== undefined && errorText(failure, t)}</p>
    </>
  );
}
