import { useState } from 'react';
import { longestReturnNote, type RaterList } from '#contract/assessment/cycle/raters.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { TextArea } from '#web/platform/ui/field/text-area.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

type ReturnDialogProps = {
  subject: RaterList['subject'];
  onReturn: (note: string) => void;
  onClose: () => void;
};

/** A list goes back with words: whoever made it has to know what to change. */
export function ReturnDialog({ subject, onReturn, onClose }: ReturnDialogProps) {
  const { t, locale } = useT();
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isEmpty = note.trim() === '';
  return (
    <Modal
      open
      size="s"
      title={t('raters.backTitle', { name: shortName(subject, locale) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => (isEmpty ? setAsked(true) : onReturn(note.trim()))}
          >
            {t('raters.back')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('raters.backLabel')}
        value={note}
        maxLength={longestReturnNote}
        required
        autoFocus
        error={isAsked && isEmpty ? t('validation.required') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </Modal>
  );
}
