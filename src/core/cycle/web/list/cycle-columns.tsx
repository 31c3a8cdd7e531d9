import { Link } from '@tanstack/react-router';
import type { ListedCycle } from '#core/cycle/contract/cycle.ts';
import { StageWords } from '#core/cycle/web/stage-words.tsx';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import type { Texts } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { ProgressBar, percent } from '#platform/web/ui/state/progress-bar.tsx';

/** Which cycle, when, and how far its people are. */
export function cycleColumns(texts: Texts): Column<ListedCycle>[] {
  const { t } = texts;
  return [
    {
      key: 'number',
      label: t('cycle.name'),
      sortable: true,
      cell: ({ id, name, number, method }) => (
        <span className="cycle-name">
          <Link to="/estimation/cycles/$id" params={{ id }}>
            {name}
          </Link>
          <span>
            <Hint digits>{t('cycle.number', { number })}</Hint>
            <MethodBadge method={method} label={t('cycle.method')} />
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      label: t('cycle.statusLabel'),
      cell: ({ status }) => (
        <Badge tone={status === 'inwork' || status === 'nominating' ? 'accent' : 'neutral'}>
          {t(`cycle.status.${status}`)}
        </Badge>
      ),
    },
    {
      key: 'dateStart',
      label: t('cycle.dates'),
      sortable: true,
      cell: ({ dateStart, dateEnd, chooseUntil, status }) => (
        <>
          <Digits>{formatPeriod(dateStart, dateEnd, texts)}</Digits>
          {chooseUntil && (status === 'created' || status === 'nominating') && (
            <Hint as="p" digits>
              {t('cycle.chooseUntil', { date: formatDay(chooseUntil, texts) })}
            </Hint>
          )}
        </>
      ),
    },
    { key: 'stages', label: t('cycle.stages'), cell: (row) => <StageWords {...row} /> },
    {
      key: 'answered',
      label: t('cycle.answered'),
      cell: ({ answered }) => <Answered {...answered} texts={texts} />,
    },
  ];
}

interface AnsweredProps {
  passedCount: number;
  totalCount: number;
  texts: Texts;
}

function Answered({ passedCount, totalCount, texts: { t } }: AnsweredProps) {
  if (totalCount === 0) return <Muted>—</Muted>;
  const text = t('cycle.answeredOf', {
    passed: passedCount,
    total: totalCount,
    percent: percent(passedCount, totalCount),
  });
  return (
    <ProgressBar label={t('cycle.answered')} value={passedCount} max={totalCount} text={text} />
  );
}
