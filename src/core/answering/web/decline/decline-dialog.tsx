import { useState } from 'react';
import { longestDeclineNote } from '#core/questionary/contract/decline/decline.ts';
import {
  type OwnDeclineReason,
  ownDeclineReasons,
} from '#core/questionary/contract/rules/cycle.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
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
