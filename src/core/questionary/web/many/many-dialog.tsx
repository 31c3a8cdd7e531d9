import { useState } from 'react';
import { useToday } from '#core/account/web/session/today.ts';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import type { ManyAction } from '#core/questionary/contract/questionary-many.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { ManyQuestion } from './many-question.tsx';
import { refusedIn } from './outcome-list.tsx';
import type { ManyAsked } from './run-many.ts';
import { useTry, useWave } from './use-many.ts';
import { WaveProgress, WaveResult } from './wave-state.tsx';

export interface ManyDialogProps {
  action: ManyAction;
  /** Those whose status allows it. */
  rows: readonly ListedQuestionary[];
  /** How many more are selected. */
  leftOut: number;
  onClose: () => void;
  onLaunched: () => void;
  /** It is over: nothing stays selected. */
  onDone: () => void;
}

/** One confirmation, the progress, and one list of what did not go (decision 060). */
export function ManyDialog(props: ManyDialogProps) {
  const { action, rows, leftOut, onClose, onLaunched, onDone } = props;
  const texts = useT();
  const today = useToday();
  const { t } = texts;
  const [dateEnd, setDateEnd] = useState('');
  const idList = rows.map(({ id }) => id);
  const asked: ManyAsked | undefined =
    action !== 'dateEnd' ? { action, idList } : dateEnd ? { action, idList, dateEnd } : undefined;
  const wave = useWave();
  const { progress, outcomes } = wave;
  const isAsking = !progress && !outcomes;
  const tried = useTry(isAsking ? asked : undefined);
  const ready = tried.data?.data.filter(({ error }) => error === null).map(({ id }) => id) ?? [];
  const letterCount = tried.data?.letterCount ?? null;
  /** The text with a number: for a reminder that of its letters, left out where one questionary is about the sender. */
  const counted = (key: 'confirm' | 'done', count: number) =>
    action !== 'remind'
      ? t(`many.${key}.${action}`, { count })
      : !letterCount
        ? t(`many.${key}.remindAll`)
        : t(`many.${key}.remind`, { count: letterCount });
  const { inviteeCount = 0, invitedFrom = null } = tried.data ?? {};
  const isLaunch = action === 'inwork' && inviteeCount > 0;
  const letters = isLaunch ? [sayLetters(rows, { inviteeCount, invitedFrom, today }, texts)] : [];
  const known = new Map(rows.map((row) => [row.id, row]));

  async function confirm() {
    if (!asked) return;
    const became = await wave.run({ ...asked, idList: ready });
    const stayed = refusedIn(became).length;
    if (action === 'inwork' && stayed < became.length) onLaunched();
    if (stayed > 0) return;
    toast.success([counted('done', became.length), ...letters].join(' '));
    onDone();
  }
  const buttons = progress ? (
    <Button onClick={wave.stop}>{t('many.stop')}</Button>
  ) : outcomes ? (
    <Button variant="primary" onClick={onDone}>
      {t('common.close')}
    </Button>
  ) : (
    <>
      <Button autoFocus onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button
        variant={action === 'delete' ? 'danger' : 'primary'}
        disabled={ready.length === 0 || letterCount === 0}
        onClick={() => void confirm()}
      >
        {counted('confirm', ready.length || rows.length)}
      </Button>
    </>
  );
  return (
    <Modal
      open
      busy={progress !== undefined}
      title={t(outcomes ? 'many.over' : `many.title.${action}`)}
      onClose={outcomes ? onDone : onClose}
      footer={buttons}
    >
      {progress && <WaveProgress progress={progress} />}
      {outcomes && <WaveResult outcomes={outcomes} known={known} onOpen={onDone} />}
      {isAsking && (
        <ManyQuestion
          action={action}
          rows={rows}
          leftOut={leftOut}
          known={known}
          tried={tried}
          dateEnd={dateEnd}
          onDateEnd={setDateEnd}
          onOpen={onDone}
        />
      )}
    </Modal>
  );
}

interface Invited {
  inviteeCount: number;
  /** When the first of them are, where nobody is at once. */
  invitedFrom: string | null;
  today: string;
}

/** To how many people invitations go after a launch, and when. */
function sayLetters(
  rows: readonly { dateStart: string }[],
  { inviteeCount: count, invitedFrom, today }: Invited,
  texts: Texts,
): string {
  const { t } = texts;
  const days = new Set(rows.map(({ dateStart }) => dateStart));
  const first = invitedFrom && formatMoment(invitedFrom, texts);
  if (first) return t(`many.invited.${days.size > 1 ? 'from' : 'later'}`, { count, moment: first });
  const isAtOnce = [...days].every((day) => day <= today);
  return isAtOnce ? t('many.invited.now', { count }) : t('many.invitees', { count });
}
