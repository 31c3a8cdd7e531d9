import { PersonLine } from '#core/employee/web/person/person-line.tsx';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { ReportLink } from '#core/report/web/shared/report-link.tsx';
import { SharingChip } from '#core/report/web/sharing/sharing-chip.tsx';
import { shortName } from '#platform/contract/rules/names.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { formatMoment, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';

export const addressOf = ({ questionaryId, employeeId }: ReportRow) => ({
  questionaryId,
  employeeId,
});

interface Shown {
  /** All reports are about one person, whom the page or the group names. */
  ofOne: boolean;
  /** Shows what the questionary assessed. That says nothing to the person who was assessed. */
  withType: boolean;
  isPhone: boolean;
}

/** The columns of a table of reports. Its first one opens the report where no name does. */
export function columnsOf(texts: Texts, { ofOne, withType, isPhone }: Shown): Column<ReportRow>[] {
  const { number, employee, type, period, method, createdAt } = allColumns(texts, {
    ofOne,
    withType,
  });
  const others = [...(withType ? [type] : []), ...(ofOne ? [] : [period]), method, createdAt];
  if (ofOne) return [period, number, ...others];
  // On phones the first column heads the card, and people look for a name.
  return isPhone ? [employee, number, ...others] : [number, employee, ...others];
}

function allColumns(texts: Texts, { ofOne, withType }: Omit<Shown, 'isPhone'>) {
  const { t } = texts;
  return {
    number: {
      key: 'number',
      label: t('report.list.number'),
      sortable: true,
      cell: ({ number }: ReportRow) => <Digits>{number}</Digits>,
    },
    employee: {
      key: 'lastName',
      label: t('report.list.employee'),
      sortable: true,
      headsRow: true,
      cell: (row: ReportRow) => <EmployeeCell row={row} />,
    },
    type: {
      key: 'type',
      label: t('report.list.type'),
      sortable: true,
      cell: ({ type }: ReportRow) => <span className="r-type">{t(`questionaryType.${type}`)}</span>,
    },
    period: {
      key: 'dateStart',
      label: t('report.list.period'),
      sortable: true,
      cell: (row: ReportRow) => (ofOne ? <PeriodLink row={row} /> : <Period row={row} />),
    },
    method: {
      key: 'method',
      label: t('report.list.method'),
      sortable: true,
      cell: ({ method }: ReportRow) => <MethodBadge method={method} />,
    },
    createdAt: {
      key: 'createdAt',
      label: t('report.list.createdAt'),
      sortable: true,
      // One that was brought in stands on its assessment's last day.
      cell: ({ createdAt, type }: ReportRow) =>
        type === 'broughtIn' ? (
          <Hint>{withType ? '—' : t('questionaryType.broughtIn')}</Hint>
        ) : (
          <time className="r-nowrap" dateTime={createdAt}>
            {formatMoment(createdAt, texts)}
          </time>
        ),
    },
  };
}

function EmployeeCell({ row }: { row: ReportRow }) {
  const { t, locale } = useT();
  const place = placeLine(row.position, row.subdivision);
  return (
    <PersonLine person={row}>
      <span className="r-opens">
        <ReportLink
          report={addressOf(row)}
          label={t('report.list.open', { name: shortName(row, locale) })}
        >
          <bdi>{shortName(row, locale)}</bdi>
        </ReportLink>
        {place && <Hint>{place}</Hint>}
        {row.opening && <SharingChip opening={row.opening} />}
      </span>
    </PersonLine>
  );
}

function PeriodLink({ row }: { row: ReportRow }) {
  const texts = useT();
  const period = formatPeriod(row.dateStart, lastDayOf(row, texts.timeZone), texts);
  return (
    <span className="r-opens">
      <ReportLink
        report={addressOf(row)}
        label={texts.t('report.list.openOf', { number: row.number, period })}
      >
        <Period row={row} />
      </ReportLink>
      {row.opening && <SharingChip opening={row.opening} />}
    </span>
  );
}

function Period({ row }: { row: ReportRow }) {
  const texts = useT();
  return (
    <Digits className="r-nowrap">
      {formatPeriod(row.dateStart, lastDayOf(row, texts.timeZone), texts)}
    </Digits>
  );
}
