import Download from 'lucide-react/icons/download';
import type { ReportContent } from '#contract/rules/report-content.ts';
import { MethodBadge } from '#web/shared/method-badge.tsx';
import { placeLine } from '#web/shared/place-line.ts';
import type { ReportAddress } from '#web/shared/report-address.ts';
import { useReportFile } from '#web/shared/report-file.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Fact } from '#web/ui/show/fact.tsx';
import { formatMoment, formatPeriod } from '#web/ui/show/format-date.ts';
import { Muted } from '#web/ui/show/text.tsx';
import { progressByType } from './groups.ts';

/** Who was assessed, how and when, how many answered, and the PDF. */
export function Summary(props: { content: ReportContent; address: ReportAddress }) {
  const { content, address } = props;
  const texts = useT();
  const { t } = texts;
  const place = placeLine(content.position, content.subdivision);
  const passed = content.passedParticipantCount;
  return (
    <header className="r-summary">
      <div className="r-summary-head">
        <div>
          <h2>{content.subject}</h2>
          {place && <Muted as="p">{place}</Muted>}
        </div>
        <PdfButton address={address} />
      </div>
      <div className="r-strip">
        <dl className="r-facts">
          <Fact label={t('report.method')}>
            <MethodBadge method={content.method} />
          </Fact>
          <Fact label={t('report.filter.number')}>{content.number}</Fact>
          <Fact label={t('report.kind')}>{t(`report.kinds.${content.kind}`)}</Fact>
          <Fact label={t('paper.period')}>
            {formatPeriod(content.dateStart, content.dateEnd, texts)}
          </Fact>
          <Fact label={t('paper.created')}>{formatMoment(content.createdAt, texts)}</Fact>
        </dl>
        <dl className="r-facts">
          <Fact label={t('paper.passed')}>
            {t('paper.ofTotal', { passed, total: content.participantTypeCount.totalCount })}
          </Fact>
          {progressByType(content).map(({ type, ...count }) => (
            <Fact key={type} label={t(`participantTypes.${type}`)}>
              {t('paper.ofTotal', { passed: count.passed, total: count.total })}
            </Fact>
          ))}
        </dl>
      </div>
    </header>
  );
}

function PdfButton({ address }: { address: ReportAddress }) {
  const { t } = useT();
  const { save, isPending } = useReportFile(address, t('report.notifications.questionaryNotFound'));
  return (
    <Button
      className="r-download"
      variant="primary"
      icon={<Download />}
      pending={isPending}
      onClick={save}
    >
      <span aria-live="polite">{t(isPending ? 'report.preparingPdf' : 'report.downloadPdf')}</span>
    </Button>
  );
}
