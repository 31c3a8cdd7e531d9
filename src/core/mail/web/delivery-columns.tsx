import type { DeliveryRow } from '#core/mail/contract/delivery.ts';
import { type DeliveryState, notAllowed } from '#core/mail/contract/rules/deliveries.ts';
import { ReportLink } from '#core/report/web/shared/report-link.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/show/badge.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';

export function deliveryColumns(texts: Texts): Column<DeliveryRow>[] {
  const { t } = texts;
  return [
    {
      key: 'recipient',
      label: t('delivery.recipient'),
      sortable: true,
      cell: ({ recipient, recipientName, channel }) => (
        <span className="delivery-cell">
          <bdi>{recipientName ?? recipient}</bdi>
          <Hint>
            {[t(`delivery.channel.${channel}`), recipientName && recipient]
              .filter(Boolean)
              .join(' · ')}
          </Hint>
        </span>
      ),
    },
    { key: 'what', label: t('delivery.what'), cell: (row) => <What row={row} /> },
    {
      key: 'state',
      label: t('delivery.state'),
      sortable: true,
      cell: (row) => <State row={row} />,
    },
    {
      key: 'createdAt',
      label: t('delivery.createdAt'),
      sortable: true,
      cell: ({ createdAt }) => (
        <time className="delivery-moment" dateTime={createdAt}>
          {formatMoment(createdAt, texts)}
        </time>
      ),
    },
  ];
}

/** The report and who sent it, or which other message it was and what HR can do where it hasn't arrived. */
function What({ row: { type, report, state } }: { row: DeliveryRow }) {
  const { t } = useT();
  if (type !== 'report' || !report) {
    return (
      <span className="delivery-cell">
        <span>{t(`delivery.type.${type}`)}</span>
        {state !== 'sent' && <Hint>{t(`delivery.help.${type}`)}</Hint>}
      </span>
    );
  }
  const {
    questionaryId,
    employeeId,
    subject,
    number,
    senderName,
    passedParticipantCount,
    isCompareReport,
  } = report;
  const of = { questionaryId, employeeId };
  const address = passedParticipantCount === null ? of : { ...of, passedParticipantCount };
  const kind = isCompareReport
    ? 'comparison'
    : passedParticipantCount === null
      ? 'report'
      : 'interim';
  return (
    <span className="delivery-cell">
      <ReportLink report={address} label={t('delivery.openReport', { name: subject })}>
        <bdi>{subject}</bdi>
      </ReportLink>
      <Hint>{t(`delivery.of.${kind}`, { number, sender: senderName })}</Hint>
    </span>
  );
}

const tones: Record<DeliveryState, BadgeTone> = {
  waiting: 'accent',
  sent: 'success',
  failed: 'danger',
  refused: 'danger',
  dropped: 'neutral',
};

/** What became of it, how often it was tried, and what the other side said. */
function State({ row }: { row: DeliveryRow }) {
  const texts = useT();
  const { t } = texts;
  const { state, attempts, lastError, createdAt, sentAt } = row;
  const arrived = sentAt && formatMoment(sentAt, texts);
  const isLater = arrived !== formatMoment(createdAt, texts);
  const isRetrying = state === 'waiting' && lastError !== null;
  return (
    <span className="delivery-cell">
      <span>
        <Badge tone={tones[state]}>
          {t(isRetrying ? 'delivery.retrying' : `delivery.states.${state}`)}
        </Badge>
      </span>
      {arrived && isLater && <Hint>{arrived}</Hint>}
      {attempts > 1 && <Hint>{t('delivery.attempts', { count: attempts })}</Hint>}
      {lastError && (
        <Hint className="delivery-error">
          {lastError === notAllowed ? t('delivery.notAllowed') : lastError}
        </Hint>
      )}
    </span>
  );
}
