import { useState } from 'react';
import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import type { ManyReply } from '#contract/assessment/questionary-from-file.ts';
import { part } from '#web/platform/session/part.ts';
import { useCan } from '#web/platform/session/session.ts';
import { firstOf } from '#web/platform/ui/base/first-of.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import type { QuestionariesWork } from './use-questionaries-file.ts';

export interface QuestionariesButtonsProps {
  work: QuestionariesWork;
  formId: string;
  onClose: () => void;
}

/** Look or check first; then create. While they are being sent to work, that can be stopped. */
export function QuestionariesButtons({ work, formId, onClose }: QuestionariesButtonsProps) {
  const { t } = useT();
  const { made, sent, isBusy } = work;
  if (sent.progress) return <Button onClick={sent.stop}>{t('many.stop')}</Button>;
  if (sent.result) {
    return (
      <Button variant="primary" onClick={onClose}>
        {t('common.close')}
      </Button>
    );
  }
  if (!made) {
    return (
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          key="check"
          type="submit"
          form={formId}
          variant="primary"
          disabled={!work.canSend}
          pending={isBusy}
        >
          {t(work.who === 'file' ? 'fileImport.check' : 'fromFile.many.look')}
        </Button>
      </>
    );
  }
  return <CreateButtons work={work} reply={made} isBusy={isBusy} />;
}

const SendDialog = part(() => import('./send-dialog.tsx'), 'SendDialog', 'load');

interface CreateButtonsProps {
  work: QuestionariesWork;
  reply: ManyReply;
  isBusy: boolean;
}

/** Back, create, or create and send to work what may go. */
function CreateButtons({ work, reply, isBusy }: CreateButtonsProps) {
  const { t } = useT();
  const can = useCan();
  const [asked, setAsked] = useState(false);
  const [pressed, setPressed] = useState<'create' | 'createAndSend'>();
  const { questionaryList } = reply;
  const count = questionaryList.length;
  const maySend =
    can(questionaryPolicy.toWork.needs) &&
    questionaryList.some(({ workError }) => workError === null);
  async function press(which: 'create' | 'createAndSend') {
    setPressed(which);
    await work[which]();
    setPressed(undefined);
  }
  return (
    <>
      <Button disabled={isBusy} onClick={work.toForm}>
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
          onClick={() => setAsked(true)}
        >
          {t('fromFile.many.createAndSend')}
        </Button>
      )}
      {asked && (
        <SendDialog
          reply={reply}
          dates={work.form.values}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            void press('createAndSend');
          }}
        />
      )}
    </>
  );
}
