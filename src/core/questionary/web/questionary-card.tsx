import { Link } from '@tanstack/react-router';
import Briefcase from 'lucide-react/icons/briefcase';
import Network from 'lucide-react/icons/network';
import UserRound from 'lucide-react/icons/user-round';
import { useToday } from '#core/account/web/session/today.ts';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import { daysBetween } from '#platform/contract/rules/days.ts';
import type { QuestionaryType } from '#platform/contract/rules/methods.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits } from '#platform/web/ui/show/text.tsx';
import { ProgressBar, percent } from '#platform/web/ui/state/progress-bar.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './card.css';
import type { AssessmentsSearch } from './assessments-search.ts';
import { OfCycle } from './of-cycle.tsx';

export interface QuestionaryCardProps {
  row: ListedQuestionary;
  search: AssessmentsSearch;
}

/** A questionary in the journal, with its cycle. Progress is shown only in work. */
export function QuestionaryCard({ row, search }: QuestionaryCardProps) {
  const texts = useT();
  const { t } = texts;
  const isArchived = row.status === 'archived';
  return (
    <>
      <Link
        to={isArchived ? '/estimation/questionary/archive/$id' : '/estimation/questionary/$id'}
        params={{ id: row.id }}
        search={search}
        resetScroll={false}
        className="q-card"
        activeOptions={{ exact: true }}
      >
        <span className="q-card-top">
          <Digits>{t('questionary.number', { number: row.number })}</Digits>
          <MethodBadge method={row.method} label={t('questionary.filter.method')} />
        </span>
        <strong>{row.subject}</strong>
        <span className="q-card-line">
          <TypeIcon type={row.type} />
          {row.subjectSubdivision ?? t(`questionaryType.${row.type}`)}
          {row.type !== 'surname' &&
            row.subjectCount > 0 &&
            ` · ${t('questionary.employees', { count: row.subjectCount })}`}
        </span>
        <span className="q-card-line q-card-time">
          <Digits>{formatPeriod(row.dateStart, row.dateEnd, texts)}</Digits>
          {row.status === 'inwork' && <TimeLeft {...row} />}
        </span>
        {row.status === 'inwork' && (
          <span className="q-card-progress">
            <Progress {...row} />
          </span>
        )}
      </Link>
      <OfCycle cycle={row.cycle} className="q-card-cycle" />
    </>
  );
}

const icons = { position: Briefcase, subdivision: Network, surname: UserRound };

export function TypeIcon({ type }: { type: QuestionaryType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}

/** So many days before the end it stands out. */
const soon = 2;

/** How long people can still answer. */
export function TimeLeft({ dateStart, dateEnd }: Pick<ListedQuestionary, 'dateStart' | 'dateEnd'>) {
  const { t } = useT();
  const today = useToday();
  if (dateStart > today) return null;
  const count = daysBetween(today, dateEnd);
  return (
    <Digits className={count <= soon ? 'q-card-soon' : undefined}>
      {count > 0 && t('questionary.left', { count })}
      {count === 0 && t('questionary.lastDay')}
      {count < 0 && t('questionary.closing')}
    </Digits>
  );
}

/** Passed of total, with the rounded percentage. */
export function Progress({ passedCount, totalCount }: { passedCount: number; totalCount: number }) {
  const { t } = useT();
  // Only the reader is assessed in it.
  if (totalCount === 0) return null;
  const text = t('questionary.passedPercent', {
    passed: passedCount,
    total: totalCount,
    percent: percent(passedCount, totalCount),
  });
  return (
    <ProgressBar
      label={t('questionary.progress')}
      value={passedCount}
      max={totalCount}
      text={text}
    />
  );
}

export function CardSkeleton() {
  return (
    <div className="q-card">
      <span className="q-card-top">
        <Skeleton width="64px" />
        <Skeleton width="42px" height="24px" />
      </span>
      <Skeleton width="80%" height="18px" />
      <Skeleton width="50%" />
      <Skeleton width="60%" />
    </div>
  );
}
