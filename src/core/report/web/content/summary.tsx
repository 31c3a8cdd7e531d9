import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { allAnsweredText, madeAt } from '#core/report/contract/reading/report-origin.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Fact } from '#platform/web/ui/show/fact.tsx';
import { formatMoment, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Actions } from './actions.tsx';
import type { BesideReport } from './beside.ts';

interface SummaryProps {
  content: ReportContent;
  address: ReportAddress;
  /** An earlier report to compare it with. */
  beside: BesideReport;
}

/** Who was assessed, how and when, how many answered, and what can be done with the report. */
export function Summary({ content, address, beside }: SummaryProps) {
  const texts = useT();
  const { t } = texts;
  const place = placeLine(content.position, content.subdivision);
  const made = madeAt(content);
  return (
    <header className="r-summary">
      <div className="r-summary-head">
        <div>
          <h2>{content.subject}</h2>
          {place && <Muted as="p">{place}</Muted>}
        </div>
        <Actions can={beside.can} address={address} hasPrevious={beside.previous !== null} />
      </div>
      <dl className="r-facts">
        <Fact label={t('report.list.method')}>
          <MethodBadge method={content.method} />
        </Fact>
        <Fact label={t('report.filter.number')}>{content.number}</Fact>
        <Fact label={t('paper.passed')}>{allAnsweredText(content, t)}</Fact>
        <Fact label={t('paper.period')}>
          {formatPeriod(content.dateStart, content.dateEnd, texts)}
        </Fact>
        <Fact label={t(made.label)}>{formatMoment(made.at, texts)}</Fact>
      </dl>
    </header>
  );
}
