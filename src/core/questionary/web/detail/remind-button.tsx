import Bell from 'lucide-react/icons/bell';
import { useId, useState } from 'react';
import { useToday } from '#core/account/web/session/today.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { useRemind } from '#core/questionary/web/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';

/**
 * Reminds those whose answers are awaited, while answers are taken (decision 066). Where nobody may be
 * reminded today it says why, and can't be pressed.
 */
export function RemindButton({ questionary }: { questionary: QuestionaryDetail }) {
  const texts = useT();
  const { t } = texts;
  const [asked, setAsked] = useState(false);
  const remind = useRemind();
  const why = useId();
  const today = useToday();
  const { id, dateStart, dateEnd, remindedAt, remindableCount: count } = questionary;
  if (!hasSomebody(questionary) || dateStart > today || dateEnd < today) return null;
  const isOver = count === 0;
  const close = () => setAsked(false);
  return (
    <section className="q-remind">
      {questionary.can.includes('remind') && (
        <>
          <Button
            icon={<Bell />}
            disabled={isOver}
            aria-describedby={isOver ? why : undefined}
            onClick={() => setAsked(true)}
          >
            {isOver && t('questionaryDetail.remindNobody')}
            {count === null && t('questionaryDecline.remindAll')}
            {count !== null && count > 0 && t('questionaryDetail.remind', { count })}
          </Button>
          {isOver && (
            <Hint id={why}>
              {t(`questionaryDetail.${dateEnd > today ? 'remindTomorrow' : 'remindNoMore'}`)}
            </Hint>
          )}
        </>
      )}
      {remindedAt && (
        <Hint>{t('questionaryDetail.remindedAt', { date: formatMoment(remindedAt, texts) })}</Hint>
      )}
      <ConfirmDialog
        open={asked}
        title={t('questionaryDetail.remindTitle')}
        text={t('questionaryDetail.remindText')}
        confirmLabel={t('questionaryDetail.remindConfirm')}
        pending={remind.isPending}
        onConfirm={() => remind.mutate({ params: { id } }, { onSettled: close })}
        onClose={close}
      />
    </section>
  );
}

/** Whoever is assessed is not told whether anybody is awaited (rule 129). */
const hasSomebody = ({ isOwn, participantList }: QuestionaryDetail): boolean =>
  isOwn || participantList.some(({ isAwaited }) => isAwaited);
