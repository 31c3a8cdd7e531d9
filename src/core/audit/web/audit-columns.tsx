import type { AuditRow } from '#core/audit/contract/audit.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import type { Column } from '#platform/web/ui/list/table.ts';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { assessmentOf, detailsOf, peopleOf } from './details.ts';
import { Thing } from './thing.tsx';

/** What shows the entries of one person, or from one address. */
interface Ways {
  onWho: (email: string) => void;
  onFrom: (address: string) => void;
}

/** On phones a card is headed by what happened; wider tables begin with the time. */
export function useAuditColumns({ onWho, onFrom }: Ways): Column<AuditRow>[] {
  const texts = useT();
  const { t } = texts;
  const size = useDevice();
  const isPhone = size === 'mobile';
  const at: Column<AuditRow> = {
    key: 'at',
    label: t('audit.at'),
    width: '150px',
    cell: (row) => (
      <time className="audit-moment" dateTime={row.at}>
        {formatMoment(row.at, texts)}
      </time>
    ),
  };
  const action: Column<AuditRow> = {
    key: 'action',
    label: t('audit.action'),
    width: '130px',
    cell: ({ verb }) => t(`audit.verb.${verb}`),
  };
  const device: Column<AuditRow> = {
    key: 'device',
    label: t('audit.device'),
    width: '120px',
    cell: (row) => <Device row={row} />,
  };
  return [
    ...(isPhone ? [action, at] : [at]),
    {
      key: 'actor',
      label: t('audit.actor'),
      width: '180px',
      cell: (row) => <Actor row={row} onWho={onWho} />,
    },
    ...(isPhone ? [] : [action]),
    { key: 'thing', label: t('audit.thing'), cell: (row) => <Thing row={row} /> },
    {
      key: 'details',
      label: t('audit.details'),
      cell: (row) => <Details row={row} />,
    },
    {
      key: 'address',
      label: t('audit.from'),
      width: '140px',
      cell: (row) => <From row={row} onFrom={onFrom} withDevice={size === 'tablet'} />,
    },
    // A tablet has no room for one more.
    ...(size === 'tablet' ? [] : [device]),
  ];
}

function Actor({ row, onWho }: { row: AuditRow } & Pick<Ways, 'onWho'>) {
  const { t } = useT();
  if (row.actorName === '') return <span>{t('audit.operator')}</span>;
  return (
    <span className="audit-pair">
      <button
        type="button"
        className="audit-open"
        title={t('audit.showActor', { name: row.actorName })}
        onClick={() => onWho(row.actorEmail || row.actorName)}
      >
        {row.actorName}
      </button>
      {row.actorEmail && <Hint>{row.actorEmail}</Hint>}
    </span>
  );
}

type FromProps = { row: AuditRow; withDevice: boolean } & Pick<Ways, 'onFrom'>;

function From({ row, withDevice, onFrom }: FromProps) {
  const { t } = useT();
  const { address } = row;
  return (
    <span className="audit-pair">
      {address && (
        <button
          type="button"
          className="audit-open audit-address"
          title={t('audit.showAddress', { address })}
          onClick={() => onFrom(address)}
        >
          {address}
        </button>
      )}
      {withDevice && (
        <Hint>
          <Device row={row} />
        </Hint>
      )}
    </span>
  );
}

/** The device in words; nothing where the entry says nothing of it. */
function Device({ row: { browser, system } }: { row: AuditRow }) {
  const { t } = useT();
  return browser || system ? spokenDevice({ browser, system }, t) : null;
}

function Details({ row }: { row: AuditRow }) {
  const texts = useT();
  const said = [...detailsOf(row, texts.t), ...peopleOf(row, texts.t), ...assessmentOf(row, texts)];
  if (said.length === 0) return <span aria-hidden="true">—</span>;
  return (
    <span className="audit-details">
      {said.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </span>
  );
}
