import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import type { ManyReply } from '#core/questionary/contract/questionary-from-file.ts';
import { firstOf } from '#platform/web/ui/base/first-of.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import type { Cards } from './use-cards.ts';

interface CardsButtonsProps {
  cards: Cards;
  made: ManyReply;
}

/** Back, create, or create and launch what may go. While they are being launched, that can be stopped. */
export function CardsButtons({ cards, made }: CardsButtonsProps) {
  const { t } = useT();
  const can = useCan();
  const [pressed, setPressed] = useState<'create' | 'createAndSend'>();
  const { sent, isBusy } = cards;
  if (sent.progress) return <Button onClick={sent.stop}>{t('many.stop')}</Button>;
  if (sent.result) {
    return (
      <Button variant="primary" onClick={cards.end}>
        {t('common.close')}
      </Button>
    );
  }
  const count = made.questionaryList.length;
  const maySend =
    can(questionaryPolicy.toWork.needs) &&
    made.questionaryList.some(({ workError }) => workError === null);
  async function press(which: 'create' | 'createAndSend') {
    setPressed(which);
    await cards[which]();
    setPressed(undefined);
  }
  return (
    <>
      <Button disabled={isBusy} onClick={cards.back}>
        {t('fromFile.many.toForm')}
      </Button>
      <Button
        key="create"
        variant={maySend ? 'secondary' : 'primary'}
        disabled={isBusy && pressed !== 'create'}
        pending={pressed === 'create'}
        onClick={firstOf(() => void press('create'))}
      >
        {t('fromFile.many.create', { count })}
      </Button>
      {maySend && (
        <Button
          variant="primary"
          disabled={isBusy && pressed !== 'createAndSend'}
          pending={pressed === 'createAndSend'}
          onClick={firstOf(() => void press('createAndSend'))}
        >
          {t('fromFile.many.createAndSend')}
        </Button>
      )}
    </>
  );
}
