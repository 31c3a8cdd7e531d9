import type { User } from '#core/user/contract/user.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { UndeliveredNote } from '#platform/web/ui/state/undelivered-note.tsx';
import { useSendLetter } from './queries.ts';

/**
 * Says that somebody has not accepted their access yet, or that the letter about it has not arrived,
 * and sends the letter again.
 */
export function AccessLetter({ user }: { user: User }) {
  const { t, locale } = useT();
  const { mutate, isPending, isSuccess } = useSendLetter();
  const { id, undelivered, can } = user;
  const send = () => mutate({ params: { id } });
  const name = shortName(user, locale);
  const maySend = can.includes('sendLetter');
  if (maySend && !undelivered && !isSuccess) {
    return (
      <span className="user-waiting">
        <Hint>{t('user.waiting')}</Hint>
        <Button
          variant="quiet"
          aria-label={t('user.sendFirstFor', { name })}
          pending={isPending}
          onClick={send}
        >
          {t('user.sendFirst')}
        </Button>
      </span>
    );
  }
  return (
    <UndeliveredNote
      className="user-undelivered"
      why={undelivered ? t(`user.undelivered.${undelivered}`) : undefined}
      again={
        maySend
          ? {
              text: t('user.sendLetter'),
              label: t('user.sendLetterFor', { name }),
              pending: isPending,
              send,
            }
          : undefined
      }
      sent={isSuccess && t('user.letterSending')}
    />
  );
}
