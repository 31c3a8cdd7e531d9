import { useState } from 'react';
import { longestReturnNote, type RaterList } from '#core/cycle/contract/raters.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

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
