import MailWarning from 'lucide-react/icons/mail-warning';
import type { QuestionaryDetail } from '#contract/questionary.ts';
import { useCan } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useT } from '#web/ui/texts.tsx';
import { fullName } from './names.ts';
import { useInviteAgain } from './queries.ts';

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
  if (!participant?.undelivered) return null;
  const { id, undelivered } = participant;
  const { reason, email } = undelivered;
  return (
    <div className="q-undelivered">
      <p>
        <MailWarning aria-hidden />
        <span>{t(`questionary.detail.undelivered_${reason}`, { email })}</span>
      </p>
      {can('questionary_questionary_statusupdate') && (
        <Button
          variant="link"
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
