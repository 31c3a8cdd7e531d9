import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  askErasure,
  getErasures,
  stopErasure,
  type WaitingErasure,
} from '#addon/privacy/contract/erasure.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import type { OpenErasure } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './erasure.css';

type ErasureModalProps = OpenErasure & { onClose: () => void };

/** Asks for a former person to be erased, or stops that (rule 114). */
export function ErasureModal({ employeeId, name, onClose }: ErasureModalProps) {
  const query = useQuery(partQuery(getErasures));
  const waiting = query.data?.data.find((one) => one.employeeId === employeeId);
  if (waiting) return <Waiting waiting={waiting} onClose={onClose} />;
  if (query.data) return <Ask employeeId={employeeId} name={name} onClose={onClose} />;
  return (
    <Modal open title={name} onClose={onClose}>
      {query.isError ? <QueryError query={query} /> : <Skeleton height="160px" />}
    </Modal>
  );
}

function Ask({ employeeId, name, onClose }: ErasureModalProps) {
  const { t } = useT();
  const [reports, setReports] = useState<'keep' | 'delete'>('keep');
  const { mutate, isPending } = useSend(askErasure, { onSuccess: onClose });
  const body = { employeeId, withReports: reports === 'delete' };
  return (
    <Modal
      open
      busy={isPending}
      title={t('erasure.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => mutate({ body })}>
            {t('erasure.ask')}
          </Button>
        </>
      }
    >
      <div className="erasure">
        <p>{t('erasure.gone')}</p>
        <p>{t('erasure.left')}</p>
        <RadioGroup
          label={t('erasure.reports')}
          value={reports}
          options={(['keep', 'delete'] as const).map((value) => ({
            value,
            label: t(`erasure.${value}`),
            hint: t(`erasure.${value}Hint`),
          }))}
          onChange={setReports}
        />
        <InfoBlock tone="warning" title={t('erasure.waits')}>
          <p>{t('erasure.stays')}</p>
        </InfoBlock>
      </div>
    </Modal>
  );
}

function Waiting({ waiting, onClose }: { waiting: WaitingErasure; onClose: () => void }) {
  const texts = useT();
  const { t } = texts;
  const { id, name, askedBy, withReports, due } = waiting;
  const { mutate, isPending } = useSend(stopErasure, { onSuccess: onClose });
  return (
    <Modal
      open
      busy={isPending}
      title={t('erasure.waiting', { name })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button variant="primary" pending={isPending} onClick={() => mutate({ params: { id } })}>
            {t('erasure.stop')}
          </Button>
        </>
      }
    >
      <div className="erasure">
        <p>{t('erasure.due', { moment: formatMoment(due, texts) })}</p>
        {askedBy && <p>{t('erasure.by', { name: askedBy })}</p>}
        <p>{t(withReports ? 'erasure.withReports' : 'erasure.withoutReports')}</p>
      </div>
    </Modal>
  );
}
