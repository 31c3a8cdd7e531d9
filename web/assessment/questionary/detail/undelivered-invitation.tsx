import type { QuestionaryDetail } from '#contract/assessment/questionary.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import { useInviteAgain } from '#web/assessment/questionary/queries.ts';
import { useCan } from '#web/platform/session/session.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { UndeliveredNote } from '#web/platform/ui/state/undelivered-note.tsx';

type Participant = QuestionaryDetail['participantList'][number];

export interface UndeliveredInvitationProps {
  questionaryId: string;
  participant: Participant | undefined;
}

/** Says if a person's invitation has not arrived. */
export function UndeliveredInvitation(props: UndeliveredInvitationProps) {
  const { questionaryId, participant } = props;
  const { t } = useT();
  const mayInvite = useCan()('questionary_questionary_statusupdate');
  const { mutate, isPending, isSuccess } = useInviteAgain();
  if (!participant) return null;
  const { id, undelivered } = participant;
  const again = {
    text: t('questionaryDetail.inviteAgain'),
    label: t('questionaryDetail.inviteAgainLabel', { name: fullName(participant) }),
    pending: isPending,
    send: () => mutate({ body: { id: questionaryId, employeeId: id } }),
  };
  return (
    <UndeliveredNote
      className="q-undelivered"
      why={
        undelivered
          ? t(`questionaryDetail.undelivered.${undelivered.reason}`, { email: undelivered.email })
          : undefined
      }
      again={mayInvite ? again : undefined}
      sent={isSuccess && t('questionaryDetail.inviteSending')}
    />
  );
}
