import { Link } from '@tanstack/react-router';
import type { WaitingList } from '#core/cycle/contract/raters.ts';
import type { Task } from '#core/cycle/contract/tasks.ts';
import { approvalsAddress, ratersAddress } from '#core/cycle/web/raters/place.ts';
import { PersonLine } from '#core/employee/web/person/person-line.tsx';
import type { ListedPlan } from '#core/plan/contract/plan.ts';
import type { Leader } from '#core/profile/contract/profile.ts';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { ReportLink } from '#core/report/web/shared/report-link.tsx';
import { SharingChip } from '#core/report/web/sharing/sharing-chip.tsx';
import { shortName } from '#platform/contract/rules/names.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { PlanProgress } from './plan-progress.tsx';

/** Somebody whom the reader leads, and what there is of them. */
export interface TeamMember {
  person: Leader;
  lists: readonly WaitingList[];
  replacing: readonly Task[];
  /** Their latest report that the reader may open. */
  report: ReportRow | undefined;
  /** The open plan that is shared with the reader. */
  plan: ListedPlan | undefined;
}

export function teamColumns({ t, locale }: Texts): Column<TeamMember>[] {
  return [
    {
      key: 'person',
      label: t('people.employee'),
      cell: ({ person }) => (
        <PersonLine person={person}>
          <Link to="/structure/employees/$id" params={{ id: person.employeeId }}>
            <bdi>{shortName(person, locale)}</bdi>
          </Link>
          <Hint>{person.position}</Hint>
        </PersonLine>
      ),
    },
    { key: 'waits', label: t('people.waits'), cell: (member) => <Waits {...member} /> },
    {
      key: 'report',
      label: t('people.lastReport'),
      cell: ({ report }) => (report ? <LastReport report={report} /> : <Muted>—</Muted>),
    },
    {
      key: 'plan',
      label: t('people.plan'),
      cell: ({ plan }) =>
        plan ? (
          <Link to="/estimation/plan" search={{ plan: plan.id }}>
            <PlanProgress plan={plan} />
          </Link>
        ) : (
          <Muted>{t('people.notShared')}</Muted>
        ),
    },
  ];
}

/** The reader may open it to its person now. */
export const isToTalkOver = (report: ReportRow | undefined): boolean =>
  report?.can.includes('release') ?? false;

/** What the reader is to do about this person, each a link to where it is done. */
function Waits({ person, lists, replacing, report }: TeamMember) {
  const texts = useT();
  const { t } = texts;
  const { employeeId } = person;
  const items = [
    ...lists.map(({ cycle, kind, until }) => ({
      href: kind === 'approve' ? approvalsAddress({}) : listAddress(cycle.id, employeeId),
      words: t(`people.list.${kind}`, { date: formatDay(until, texts) }),
    })),
    ...replacing.map(({ cycleId, role }) => ({
      href: listAddress(cycleId ?? '', employeeId),
      words: t(`people.replace.${role ?? 'colleague'}`),
    })),
  ];
  if (items.length === 0 && !isToTalkOver(report)) return <Muted>—</Muted>;
  return (
    <ul className="team-waits">
      {items.map(({ href, words }) => (
        <li key={words}>
          <a href={href}>{words}</a>
        </li>
      ))}
      {report && isToTalkOver(report) && (
        <li>
          <Link
            to="/estimation/reports/talk/$questionaryId/$employeeId"
            params={{ questionaryId: report.questionaryId, employeeId }}
          >
            {report.opening?.until
              ? t('people.talkUntil', { date: formatDay(report.opening.until, texts) })
              : t('people.talk')}
          </Link>
        </li>
      )}
    </ul>
  );
}

const listAddress = (cycleId: string, employeeId: string) =>
  ratersAddress({ cycleId, employeeId }, {});

function LastReport({ report }: { report: ReportRow }) {
  const texts = useT();
  const { questionaryId, employeeId, number, dateStart } = report;
  const period = formatPeriod(dateStart, lastDayOf(report, texts.timeZone), texts);
  return (
    <span className="team-report">
      <ReportLink
        report={{ questionaryId, employeeId }}
        label={texts.t('report.list.openOf', { number, period })}
      >
        <Digits>{period}</Digits>
      </ReportLink>
      {report.opening && <SharingChip opening={report.opening} />}
    </span>
  );
}
