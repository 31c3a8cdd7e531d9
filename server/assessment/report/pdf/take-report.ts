import type { Voice } from '#contract/assessment/reading/report-voice.ts';
import type { Locale } from '#i18n/t.ts';
import { passedOn } from '#server/assessment/questionary/work/reader-rules.ts';
import { changesSincePrevious } from '#server/assessment/report/previous.ts';
import { findContent } from '#server/assessment/report/read-report.ts';
import type { Context } from '#server/context.ts';
import type { ReportKey } from '#server/platform/db/schema/report.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import type { PaperFor } from '#server/platform/pdf/paper/paper.ts';
import { notFound } from '#server/platform/shared/errors.ts';
import { takePdf } from './take-pdf.ts';

/** Reports of one company, to be set in one language. */
export interface Batch {
  brandId: string;
  locale: Locale;
  brand: Pick<PaperFor, 'name' | 'timeZone'>;
  voice: Voice;
}

/** The PDF of a final report, kept or made now. Throws what `takePdf` does. */
export async function takeReport(
  context: Context,
  { brandId, locale, brand, voice }: Batch,
  of: ReportKey,
) {
  const { database } = context;
  const { content, previous } = await withBrand({ database, brandId }, async (scope) => {
    const content = await findContent(scope, of, locale);
    if (!content) throw notFound();
    return { content, previous: await changesSincePrevious(scope, passedOn, content) };
  });
  const file = await takePdf({
    context,
    actor: { brandId, timeZone: brand.timeZone },
    content,
    locale,
    brandName: brand.name,
    voice,
    previous,
  });
  return { content, file };
}
