import type { ManyReply } from '#contract/assessment/questionary-from-file.ts';
import { LoadView } from '#web/assessment/questionary/load-view.tsx';
import { OutcomeList } from '#web/assessment/questionary/many/outcome-list.tsx';
import { ShortPeriod } from '#web/assessment/questionary/short-period.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { knownOf } from './use-sent-wave.ts';

interface SendDialogProps {
  reply: ManyReply;
  dates: { dateStart: string; dateEnd: string };
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what goes out, to how many people, and what cannot go, before it is created and sent. */
export function SendDialog({ reply, dates, onClose, onConfirm }: SendDialogProps) {
  const texts = useT();
  const { t } = texts;
  const { questionaryList: data, inviteeCount, load } = reply;
  const stay = data.filter(({ workError }) => workError !== null);
  const count = data.length - stay.length;
  return (
    <ConfirmDialog
      open
      title={t('fromFile.many.sendTitle', { count: data.length })}
      text={
        <div className="q-many">
          <p>
            {t('many.invitees', { count: inviteeCount })}{' '}
            {t('questionaryDetail.workUntil', { date: formatDay(dates.dateEnd, texts) })}
          </p>
          <p>{t('questionaryDetail.workFrozen')}</p>
          <ShortPeriod {...dates} />
          <LoadView load={load} />
          {stay.length > 0 && (
            <InfoBlock
              tone="warning"
              title={t('fromFile.many.staysCreated', { count: stay.length })}
            >
              <OutcomeList
                outcomes={stay.map(({ employee, workError }) => ({
                  id: employee.id,
                  number: null,
                  error: workError,
                }))}
                known={knownOf(stay, texts.locale)}
                onOpen={onClose}
              />
            </InfoBlock>
          )}
        </div>
      }
      confirmLabel={t('fromFile.many.sendConfirm', { count })}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
