import { shortName } from '#contract/rules/names.ts';
import type { User } from '#contract/user.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { UndeliveredNote } from '#web/ui/state/undelivered-note.tsx';
import { useSendLetter } from './queries.ts';

/** Says if the letter about the user's access has not arrived. */
export function UndeliveredLetter({ user }: { user: User }) {
  const { t } = useT();
  const { mutate, isPending, isSuccess } = useSendLetter();
  const { id, undelivered } = user;
  return (
    <UndeliveredNote
      className="user-undelivered"
      why={undelivered ? t(`user.undelivered.${undelivered}`) : undefined}
      again={{
        text: t('user.sendLetter'),
        label: t('user.sendLetterFor', { name: shortName(user) }),
        pending: isPending,
        send: () => mutate({ params: { id } }),
      }}
      sent={isSuccess && t('user.letterSending')}
    />
  );
}
