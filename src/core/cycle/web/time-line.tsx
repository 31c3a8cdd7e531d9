import { useToday } from '#core/account/web/session/today.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import './time-line.css';

const points = ['chooseUntil', 'dateStart', 'dateEnd', 'releaseOn'] as const;

/** The days of a cycle in order; those that are not set are left out. */
export function TimeLine({ days }: { days: Pick<CycleDetail, (typeof points)[number]> }) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  return (
    <ol className="cycle-line" aria-label={t('cycle.day.label')}>
      {points.flatMap((point) => {
        const day = days[point];
        return day ? (
          <li key={point} data-past={day < today || undefined}>
            <span>{t(`cycle.day.${point}`)}</span>
            <strong>{formatDay(day, texts)}</strong>
          </li>
        ) : (
          []
        );
      })}
    </ol>
  );
}
