import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { useInviteAgain } from '#core/questionary/web/queries.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { UndeliveredNote } from '#platform/web/ui/state/undelivered-note.tsx';

type Participant = QuestionaryDetail['participantList'][number];

export interface UndeliveredInvitationProps {
  questionary: Pick<QuestionaryDetail, 'id' | 'can'>;
  participant: Participant | undefined;
}

/** Says if a person's invitation has not arrived. */
export function UndeliveredInvitation(props: UndeliveredInvitationProps) {
  const { questionary, participant } = props;
  const { t, locale } = useT();
  const { mutate, isPending, isSuccess } = useInviteAgain();
  if (!participant) return null;
  const { id, undelivered } = participant;
  const again = {
    text: t('questionaryDetail.inviteAgain'),
    label: t('questionaryDetail.inviteAgainLabel', { name: fullName(participant, locale) }),
    pending: isPending,
    send: () => mutate({ body: { id: questionary.id, employeeId: id } }),
  };
  return (
    <UndeliveredNote
      className="q-undelivered"
      why={
        undelivered
          ? t(`questionaryDetail.undelivered.${undelivered.reason}`, { email: undelivered.email })
          : undefined
      }
      again={questionary.can.includes('inviteAgain') ? again : undefined}
      sent={isSuccess && t('questionaryDetail.inviteSending')}
    />
  );
}
