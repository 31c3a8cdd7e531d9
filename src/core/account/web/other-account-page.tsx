import { useEffect, useState } from 'react';
import {
  type AccountQuestion,
  type Arrived,
  changeAccount,
  keepAccount,
} from '#core/account/web/session/arrive.ts';
import { errorText } from '#platform/web/api/call.ts';
import { showTheme } from '#platform/web/device/theme.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/**
 * A link leads to another account than the one signed in here. Nothing changes before a press (rule
 * 48).
 */
export function OtherAccountPage(props: { question: AccountQuestion }) {
  return (
    <SignInFrame>
      <OtherAccount {...props} />
    </SignInFrame>
  );
}

/** The same inside a frame that is there already. */
export function OtherAccount({ question }: { question: AccountQuestion }) {
  const { t } = useT();
  const { here, other } = question;
  const [pressed, setPressed] = useState<typeof changeAccount>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    showTheme('White');
    document.title = `${t('otherAccount.title')} — ${t('common.product')}`;
  }, [t]);
  const press = (choose: typeof changeAccount) => {
    if (pressed) return;
    setPressed(() => choose);
    setFailure('');
    choose(question).catch((error) => {
      setFailure(errorText(error, t));
      setPressed(undefined);
    });
  };
  return (
    <>
      <h1>{t('otherAccount.title')}</h1>
      <Muted as="p">{t('otherAccount.lead')}</Muted>
      <dl className="sign-in-accounts">
        <Account label={t('otherAccount.here')} account={here} />
        <Account label={t('otherAccount.other')} account={other} />
      </dl>
      <Muted as="p">{t('otherAccount.unexpected')}</Muted>
      <p className="sign-in-failure" role="alert">
        {failure}
      </p>
      <div className="sign-in-actions">
        {/* Staying has the focus, so that pressing Enter too soon changes nothing. */}
        <Button
          autoFocus
          variant="primary"
          size="l"
          block
          pending={pressed === keepAccount}
          onClick={() => press(keepAccount)}
        >
          {t('otherAccount.stay', { name: here.name })}
        </Button>
        <Button
          size="l"
          block
          pending={pressed === changeAccount}
          onClick={() => press(changeAccount)}
        >
          {t('otherAccount.change', { name: other.name })}
        </Button>
      </div>
    </>
  );
}

function Account({ label, account }: { label: string; account: Arrived }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{account.name}</strong>
        <span>{account.email}</span>
        <span>{account.brand}</span>
      </dd>
    </div>
  );
}
