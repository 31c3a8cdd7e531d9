import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import type { QuestionaryDetail } from '#contract/assessment/questionary.ts';
import { useRemind } from '#web/assessment/questionary/queries.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { formatMoment } from '#web/platform/ui/show/format-date.ts';
import { Hint } from '#web/platform/ui/show/text.tsx';

export interface AwaitedToolsProps {
  questionary: QuestionaryDetail;
  onlyOpen: boolean;
  onOnlyOpen: (onlyOpen: boolean) => void;
}

/** Leaves only those in view whose answers are awaited, and reminds them (decision 066). */
export function AwaitedTools({ questionary, onlyOpen, onOnlyOpen }: AwaitedToolsProps) {
  const texts = useT();
  const { t } = texts;
  const hasBegun = questionary.dateStart <= useToday();
  const count = awaitedCount(questionary);
  const { remindedAt, isOwn } = questionary;
  if (!hasBegun || (count === 0 && !isOwn)) return null;
  return (
    <div className="q-awaited">
      {!isOwn && (
        <Checkbox
          label={t('questionaryDetail.onlyOpen')}
          checked={onlyOpen}
          onChange={({ target }) => onOnlyOpen(target.checked)}
        />
      )}
      {questionary.can.includes('remind') && (
        <Remind id={questionary.id} count={isOwn ? undefined : count} />
      )}
      {remindedAt && (
        <Hint>{t('questionaryDetail.remindedAt', { date: formatMoment(remindedAt, texts) })}</Hint>
      )}
    </div>
  );
}

/** How many people are awaited. Self-assessors are participants too. */
const awaitedCount = ({ participantList }: QuestionaryDetail): number =>
  participantList.filter(({ isAwaited }) => isAwaited).length;

/** Whoever is assessed is not told how many are awaited. */
function Remind({ id, count }: { id: string; count: number | undefined }) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const remind = useRemind();
  const close = () => setAsked(false);
  return (
    <>
      <Button icon={<Bell />} onClick={() => setAsked(true)}>
        {count === undefined
          ? t('questionaryDecline.remindAll')
          : t('questionaryDetail.remind', { count })}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('questionaryDetail.remindTitle')}
        text={t('questionaryDetail.remindText')}
        confirmLabel={t('questionaryDetail.remindConfirm')}
        pending={remind.isPending}
        onConfirm={() => remind.mutate({ params: { id } }, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}
