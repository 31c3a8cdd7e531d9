import MailWarning from 'lucide-react/icons/mail-warning';
import type { QuestionaryDetail } from '#contract/questionary.ts';
import { fullName } from '#contract/rules/names.ts';
import { useInviteAgain } from '#web/questionary/queries.ts';
import { useCan } from '#web/session/session.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Hint } from '#web/ui/show/text.tsx';

type Participant = QuestionaryDetail['participantList'][number];

export interface UndeliveredProps {
  questionaryId: string;
  participant: Participant | undefined;
}

/** Why the invitation has not arrived, and the way to send it now; nothing where all is well. */
export function Undelivered({ questionaryId, participant }: UndeliveredProps) {
  const { t } = useT();
  const can = useCan();
  const invite = useInviteAgain();
  if (!participant) return null;
  const { id, undelivered } = participant;
  if (!undelivered) return invite.isSuccess && <Sending />;
  const { reason, email } = undelivered;
  return (
    <div className="q-undelivered">
      <MailWarning aria-hidden />
      <p>{t(`questionary.detail.undelivered.${reason}`, { email })}</p>
      {can('questionary_questionary_statusupdate') && (
        <Button
          variant="inked"
          aria-label={t('questionary.detail.inviteAgainLabel', { name: fullName(participant) })}
          pending={invite.isPending}
          onClick={() => invite.mutate({ body: { id: questionaryId, employeeId: id } })}
        >
          {t('questionary.detail.inviteAgain')}
        </Button>
      )}
    </div>
  );
}

/** Stands where the button was pressed, and takes the focus that went with it. */
function Sending() {
  const { t } = useT();
  return (
    <Hint as="p" className="q-invited-again" tabIndex={-1} ref={(shown) => shown?.focus()}>
      {t('questionary.detail.inviteSending')}
    </Hint>
  );
}
