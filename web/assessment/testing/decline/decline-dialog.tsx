import { useState } from 'react';
import { longestDeclineNote } from '#contract/assessment/decline/decline.ts';
import { type OwnDeclineReason, ownDeclineReasons } from '#contract/assessment/rules/cycle.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import { errorText } from '#web/platform/api/call.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { RadioGroup } from '#web/platform/ui/field/radio-group.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { type DeclineProps, useDecline } from './use-decline.ts';

type DeclineDialogProps = DeclineProps & { onSaid: () => void; onClose: () => void };

/** Asks why; nobody but HR will know. */
export function DeclineDialog({ of, flow, onSaid, onClose }: DeclineDialogProps) {
  const { t, locale } = useT();
  const [reason, setReason] = useState<OwnDeclineReason>();
  const [note, setNote] = useState('');
  const { say, isPending, error } = useDecline(of, flow, true);
  return (
    <Modal
      open
      title={t('decline.title')}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!reason}
            pending={isPending}
            onClick={() => reason && say({ reason, note }, onSaid)}
          >
            {t('decline.send')}
          </Button>
        </>
      }
    >
      <div className="decline-dialog">
        <p>
          <strong>{t('decline.about', { name: fullName(of, locale) })}</strong>
        </p>
        <p>{t('decline.text')}</p>
        <RadioGroup
          required
          label={t('decline.why')}
          value={reason}
          options={ownDeclineReasons.map((value) => ({
            value,
            label: t(`decline.reasons.${value}`),
          }))}
          onChange={setReason}
        />
        <TextField
          label={t('decline.note')}
          hint={t('decline.noteHint')}
          value={note}
          maxLength={longestDeclineNote}
          onChange={({ target }) => setNote(target.value)}
        />
        {error && (
          <div role="alert">
            <InfoBlock tone="danger" title={t('decline.failed')}>
              {errorText(error, t)}
            </InfoBlock>
          </div>
        )}
      </div>
    </Modal>
  );
}
