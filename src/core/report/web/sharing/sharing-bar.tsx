import { type ReactNode, useState } from 'react';
import type { ReportVerb, SharingVerb } from '#core/report/contract/policy/report.ts';
import { holdReport, shareReport } from '#core/report/contract/report.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

const HoldModal = part(() => import('./hold-modal.tsx'), 'HoldModal', 'reportOpening');

interface SharingBarProps {
  report: { questionaryId: string; employeeId: string; subject: string };
  opening: ReportSharing;
  can: readonly (ReportVerb | SharingVerb)[];
  /** What helps with what it waits for. */
  children?: ReactNode;
}

/** Stands over a report that its subject may not read yet: what it waits for, and what the reader may do about it. */
export function SharingBar({ report, opening, can, children }: SharingBarProps) {
  const texts = useT();
  const { t } = texts;
  const isHeld = opening.state === 'held';
  return (
    <InfoBlock
      tone={isHeld ? 'warning' : 'info'}
      title={t(isHeld ? 'reportOpening.bar.held' : 'reportOpening.bar.title')}
      actions={can.some(isSharingVerb) && <SharingActions report={report} can={can} />}
    >
      <p>{inWords(opening, texts)}</p>
      {children}
    </InfoBlock>
  );
}

const isSharingVerb = (verb: ReportVerb | SharingVerb) =>
  verb === 'release' || verb === 'hold' || verb === 'letGo';

function inWords({ state, way, until, holdNote }: ReportSharing, texts: Texts): string {
  const { t } = texts;
  if (state === 'held') {
    return holdNote
      ? t('reportOpening.bar.heldFor', { note: holdNote })
      : t('reportOpening.bar.heldByHr');
  }
  const what = way === 'talk' ? 'talk' : 'hr';
  return until
    ? t(`reportOpening.bar.${what}`, { until: formatDay(until, texts) })
    : t(`reportOpening.bar.${what}Open`);
}

function SharingActions({ report, can }: Pick<SharingBarProps, 'report' | 'can'>) {
  const { t } = useT();
  const [open, setOpen] = useState<'release' | 'hold'>();
  const letGo = useSend(holdReport);
  const { questionaryId, employeeId } = report;
  const body = { questionaryId, employeeId, note: null };
  const close = () => setOpen(undefined);
  return (
    <>
      {can.includes('release') && (
        <Button variant="primary" onClick={() => setOpen('release')}>
          {t('reportOpening.release')}
        </Button>
      )}
      {can.includes('hold') && (
        <Button onClick={() => setOpen('hold')}>{t('reportOpening.hold')}</Button>
      )}
      {can.includes('letGo') && (
        <Button variant="primary" pending={letGo.isPending} onClick={() => letGo.mutate({ body })}>
          {t('reportOpening.letGo')}
        </Button>
      )}
      {open === 'release' && <ConfirmShare report={report} onClose={close} />}
      {open === 'hold' && <HoldModal report={report} onClose={close} />}
    </>
  );
}

/** It can't be undone. A failure also closes the dialog; a toast says why. */
function ConfirmShare({
  report,
  onClose,
}: Pick<SharingBarProps, 'report'> & { onClose: () => void }) {
  const { t } = useT();
  const release = useSend(shareReport);
  const { questionaryId, employeeId, subject: name } = report;
  return (
    <ConfirmDialog
      open
      title={t('reportOpening.confirm.title')}
      text={t('reportOpening.confirm.text', { name })}
      confirmLabel={t('reportOpening.release')}
      pending={release.isPending}
      onConfirm={() =>
        release.mutate({ body: { questionaryId, employeeId } }, { onSettled: onClose })
      }
      onClose={onClose}
    />
  );
}
