import { useQuery } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { getWaitingReports, type WaitingReport } from '#core/report/contract/report.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import './sharing.css';

/**
 * One's own reports that are made and not open yet: a row each, which says what they wait for and nothing else (rule 133).
 * A failure shows none: the page is whole without them.
 */
export function WaitingReports() {
  const texts = useT();
  const { t } = texts;
  const query = useQuery(partQuery(getWaitingReports));
  const rows = query.data?.data ?? [];
  if (query.isLoading) return <Settling height="48px" />;
  if (rows.length === 0) return null;
  return (
    <ul className="r-waiting" aria-label={t('reportOpening.waiting.label')}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells two of them apart, on purpose.
        <li key={at}>
          <Hourglass aria-hidden="true" />
          <b>{t('reportOpening.waiting.title')}</b>
          <span>{inWords(row, texts)}</span>
        </li>
      ))}
    </ul>
  );
}

function inWords({ way, until, isOver, askName }: WaitingReport, texts: Texts): string {
  const { t } = texts;
  if (isOver) {
    return askName
      ? t('reportOpening.waiting.ask', { name: askName })
      : t('reportOpening.waiting.askHr');
  }
  const what = way === 'talk' ? 'talk' : 'hr';
  return until
    ? t(`reportOpening.waiting.${what}`, { until: formatDay(until, texts) })
    : t(`reportOpening.waiting.${what}Open`);
}
