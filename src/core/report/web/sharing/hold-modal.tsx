import { useId } from 'react';
import { z } from 'zod/mini';
import { holdReport } from '#core/report/contract/report.ts';
import { longestHoldNote } from '#core/report/contract/rules/sharing.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface HoldModalProps {
  report: { questionaryId: string; employeeId: string };
  onClose: () => void;
}

/** Why HR keeps a report back. */
export function HoldModal({ report: { questionaryId, employeeId }, onClose }: HoldModalProps) {
  const { t } = useT();
  const id = useId();
  // The form shows failures itself, at its field.
  const hold = useSend(holdReport, { meta: { quiet: true } });
  const form = useForm<
    { note: string },
    BodyInput<typeof holdReport>,
    { version: number },
    { message: string }
  >({
    saved: undefined,
    valuesOf: () => ({ note: '' }),
    savedSchema: z.object({ version: z.number() }),
    schema: holdReport.body,
    bodyOf: ({ note }) => ({ questionaryId, employeeId, note }),
    send: (body) => hold.mutateAsync({ body }),
    onDone: onClose,
  });
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={onClose}>
      {(close) => (
        <Modal
          open
          size="s"
          busy={form.isSaving}
          title={t('reportOpening.holding.title')}
          onClose={close}
          footer={
            <>
              <Button onClick={close} disabled={form.isSaving}>
                {t('common.cancel')}
              </Button>
              <Button type="submit" form={id} variant="primary" pending={form.isSaving}>
                {t('reportOpening.hold')}
              </Button>
            </>
          }
        >
          <form ref={form.ref} id={id} className="r-hold" noValidate onSubmit={form.submit}>
            <p>{t('reportOpening.holding.text')}</p>
            <TextField
              label={t('reportOpening.holding.note')}
              hint={t('reportOpening.holding.noteHint')}
              required
              autoFocus
              maxLength={longestHoldNote}
              value={form.values.note}
              error={form.errors.note}
              onChange={(event) => form.change({ note: event.target.value })}
            />
          </form>
        </Modal>
      )}
    </LeaveDialog>
  );
}
