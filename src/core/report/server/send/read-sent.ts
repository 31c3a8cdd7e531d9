import { letIn, passedOn } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import { voiceFor } from '#core/report/contract/reading/report-voice.ts';
import { comparisonPdf } from '#core/report/server/compare/comparison-pdf.ts';
import { findComparison } from '#core/report/server/compare/read-comparison.ts';
import { comparisonFileName, reportFileName } from '#core/report/server/paper/file-name.ts';
import { takePdf } from '#core/report/server/pdf/take-pdf.ts';
import { changesSincePrevious } from '#core/report/server/previous.ts';
import { findContent } from '#core/report/server/read-report.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { PaperBrand } from '#platform/server/pdf/brand.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { longDate } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { Sending } from './queries.ts';

interface Reader {
  locale: Locale;
  /** Their employee record, if they have one: a report about oneself speaks to oneself. */
  readerId: string | null;
}

interface Maker {
  context: Context;
  actor: { brandId: string; timeZone: string };
  brand: PaperBrand;
}

/**
 * What was sent, as its reader gets it: what the letter says of it, and the PDF. Null when it is
 * not there any more.
 */
export async function readSent(scope: Scope, sending: Sending, reader: Reader) {
  const { questionaryId, employeeId, comparedQuestionaryId: secondQuestionaryId } = sending;
  if (secondQuestionaryId) {
    const pair = { firstQuestionaryId: questionaryId, secondQuestionaryId, employeeId };
    const comparison = await findComparison(scope, letIn, reader.locale, pair).catch(nullIfMissing);
    return comparison && sentComparison(comparison, reader);
  }
  const { passedParticipantCount } = sending;
  const wanted = { questionaryId, employeeId, passedParticipantCount };
  const content = await findContent(scope, wanted, reader.locale);
  return content ? sentReport(scope, content, reader) : null;
}

async function sentReport(scope: Scope, content: ReportContent, { locale, readerId }: Reader) {
  const voice = voiceFor(readerId, content);
  const previous = await changesSincePrevious(scope, passedOn, content);
  return {
    values: valuesOf([content], content.kind, locale),
    name: reportFileName(content, 'pdf'),
    makeFile: (maker: Maker) => takePdf({ ...maker, content, locale, voice, previous }),
  };
}

function sentComparison(comparison: Comparison, { locale }: Reader) {
  const { earlier, later } = comparison;
  return {
    values: valuesOf([earlier, later], 'comparison', locale),
    name: comparisonFileName(comparison),
    makeFile: (maker: Maker) => comparisonPdf({ ...maker, comparison, locale }),
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Failure && error.failure === 'notFound') return null;
  throw error;
}

/** What the letter says of one report, or of a comparison of two, the earlier first. */
function valuesOf(
  reports: readonly [ReportContent, ReportContent?],
  kind: ReportContent['kind'] | 'comparison',
  locale: Locale,
) {
  const [first, last = first] = reports;
  const t = speak[locale];
  const numbers = reports.flatMap((one) => (one ? [t('mail.news.number', one)] : []));
  return {
    'report.kind': t(`mail.reportSent.kind.${kind}`),
    'report.subject': last.subject,
    'report.number': numbers.join(', '),
    'report.dates': `${longDate(first.dateStart, locale)} – ${longDate(last.dateEnd, locale)}`,
  };
}
