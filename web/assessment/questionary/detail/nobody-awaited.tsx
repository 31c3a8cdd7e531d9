import { useState } from 'react';
import type { QuestionaryDetail } from '#contract/assessment/questionary.ts';
import { useWave } from '#web/assessment/questionary/many/use-many.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';

/** Who can has answered, and others won't. It never ends by itself because of that (rule 128). */
export const isNobodyAwaited = ({ participantList, isOwn }: QuestionaryDetail): boolean =>
  !isOwn &&
  participantList.some(({ declineList }) => declineList.length > 0) &&
  participantList.every(({ isAwaited }) => !isAwaited);

/** Says that nobody is awaited any more, and lets HR make today the last day. */
export function NobodyAwaited({ questionary }: { questionary: QuestionaryDetail }) {
  const texts = useT();
  const { t } = texts;
  const { dateEnd, can } = questionary;
  const isLast = dateEnd <= useToday();
  return (
    <InfoBlock title={t('questionaryDecline.nobody')}>
      <p>
        {isLast
          ? t('questionaryDecline.nobodyToday')
          : t('questionaryDecline.nobodyText', { date: formatDay(dateEnd, texts) })}
      </p>
      {!isLast && can.includes('update') && <EndToday id={questionary.id} />}
    </InfoBlock>
  );
}

function EndToday({ id }: { id: string }) {
  const { t } = useT();
  const dateEnd = useToday();
  const [asked, setAsked] = useState(false);
  const wave = useWave();
  const close = () => setAsked(false);
  async function endIt() {
    const [outcome] = await wave.run({ action: 'dateEnd', idList: [id], dateEnd });
    if (outcome?.error) toast.error(t('questionaryDecline.notEnded'), outcome.error);
    else toast.success(t('questionaryDecline.ended'));
    close();
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('questionaryDecline.end')}</Button>
      <ConfirmDialog
        open={asked}
        title={t('questionaryDecline.endTitle')}
        text={t('questionaryDecline.endText')}
        confirmLabel={t('questionaryDecline.end')}
        pending={wave.progress !== undefined}
        onConfirm={() => void endIt()}
        onClose={close}
      />
    </>
  );
}
