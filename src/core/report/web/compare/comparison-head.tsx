import Send from 'lucide-react/icons/send';
import { useCan } from '#core/account/web/session/session.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import { responsesOf } from '#core/report/contract/reading/comparison-words.ts';
import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import { PdfButton } from '#core/report/web/shared/pdf-button.tsx';
import { openBeside } from '#platform/web/shared/beside.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { type ComparedReports, useComparisonFile } from './queries.ts';

/** Who was assessed, by which two reports, and what to do with them: the PDF, or a letter with it. */
export function ComparisonHead(props: { comparison: Comparison; compared: ComparedReports }) {
  const { compared } = props;
  const { earlier, later } = props.comparison;
  const { t } = useT();
  const maySend = useCan()(reportPolicy.send.needs);
  const pdf = useComparisonFile(compared);
  const place = placeLine(later.position, later.subdivision);
  return (
    <header className="r-summary">
      <div className="r-summary-head">
        <div>
          <h2>{later.subject}</h2>
          {place && <Muted as="p">{place}</Muted>}
        </div>
        <div className="r-actions">
          <PdfButton {...pdf} />
          {maySend && (
            <Button
              className="r-wide"
              icon={<Send />}
              onClick={() => openBeside('sendReport', { ...compared, isCompareReport: true })}
            >
              {t('comparison.send')}
            </Button>
          )}
        </div>
      </div>
      <dl className="rc-pair">
        <ReportCard label={t('comparison.earlier')} content={earlier} />
        <ReportCard label={t('comparison.later')} content={later} />
      </dl>
    </header>
  );
}

function ReportCard({ label, content }: { label: string; content: ReportContent }) {
  const texts = useT();
  const { t } = texts;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <p className="rc-period">
          {formatPeriod(content.dateStart, lastDayOf(content, texts.timeZone), texts)}
        </p>
        <p>
          <MethodBadge method={content.method} />{' '}
          {t('comparison.numbered', { number: content.number })}
        </p>
        <Hint as="p">{responsesOf(content, t)}</Hint>
        {content.broughtIn && <Hint as="p">{t('paper.broughtIn.at')}</Hint>}
      </dd>
    </div>
  );
}
