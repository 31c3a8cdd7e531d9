import MailWarning from 'lucide-react/icons/mail-warning';
import { shortName } from '#contract/rules/names.ts';
import type { User } from '#contract/user.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Hint } from '#web/ui/show/text.tsx';
import { useSendLetter } from './queries.ts';
import './undelivered.css';

/** Why the letter about their access has not arrived, and the way to send it now; nothing where all is well. */
export function Undelivered({ user }: { user: User }) {
  const { t } = useT();
  const send = useSendLetter();
  const { id, undelivered } = user;
  if (!undelivered) return send.isSuccess && <Sending />;
  return (
    <span className="user-undelivered">
      <MailWarning aria-hidden />
      <span>{t(`user.undelivered.${undelivered}`)}</span>
      <Button
        variant="inked"
        aria-label={t('user.sendLetterFor', { name: shortName(user) })}
        pending={send.isPending}
        onClick={() => send.mutate({ params: { id } })}
      >
        {t('user.sendLetter')}
      </Button>
    </span>
  );
}

/** Stands where the button was pressed, and takes the focus that went with it. */
function Sending() {
  const { t } = useT();
  return (
    <Hint className="user-letter-sending" tabIndex={-1} ref={(shown) => shown?.focus()}>
      {t('user.letterSending')}
    </Hint>
  );
}
