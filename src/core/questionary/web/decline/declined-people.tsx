import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { useKeep } from '#core/questionary/web/queries.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

type Participant = QuestionaryDetail['participantList'][number];

/** How many raters can't assess somebody. Nobody but HR sees this (rule 129). */
export function DeclinedCount({ questionary }: { questionary: QuestionaryDetail }) {
  const { t } = useT();
  const { participantList, isOwn } = questionary;
  if (isOwn) return <Hint as="p">{t('questionaryDecline.own')}</Hint>;
  const count = participantList.filter(({ declineList }) => declineList.length > 0).length;
  if (count === 0) return null;
  return (
    <div>
      <p>{t('questionaryDecline.count', { count })}</p>
      <Hint>{t('questionaryDecline.onlyHere')}</Hint>
    </div>
  );
}

export const useExcuse = () => useSend(excuse, useKeep());

export interface DeclinedProps {
  questionary: QuestionaryDetail;
  /** Undefined for who only assesses themself. */
  participant: Participant | undefined;
}

/** Why a rater doesn't answer, and about whom where it is not about all. */
export function Declined({ questionary, participant }: DeclinedProps) {
  const { t, locale } = useT();
  const restore = useExcuse();
  const declineList = participant?.declineList ?? [];
  if (!participant || declineList.length === 0) return null;
  const hasMany = questionary.employeeList.length > 1;
  const subjects = new Map(questionary.employeeList.map((one) => [one.id, fullName(one, locale)]));
  const isExcused = declineList.some(({ reason }) => reason === 'excused');
  return (
    <div className="q-declined">
      {declineList.map(({ employeeId, reason, note }) => (
        <Hint key={employeeId} as="p">
          {hasMany &&
            `${t('questionaryDecline.about', { name: subjects.get(employeeId) ?? '' })}. `}
          {t(`questionaryDecline.reasons.${reason}`)}
          {note && (
            <>
              {': '}
              <q>{note}</q>
            </>
          )}
        </Hint>
      ))}
      {isExcused && questionary.can.includes('excuse') && (
        <Button
          variant="link"
          pending={restore.isPending}
          aria-label={t('questionaryDecline.restoreFor', { name: fullName(participant, locale) })}
          onClick={() =>
            restore.mutate({
              body: { id: questionary.id, employeeId: participant.id, isExcused: false },
            })
          }
        >
          {t('questionaryDecline.restore')}
        </Button>
      )}
    </div>
  );
}
