import { passedOn } from '#core/questionary/server/work/reader-rules.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import type { PaperFor } from '#core/report/server/paper/paper.ts';
import { changesSincePrevious } from '#core/report/server/previous.ts';
import { findContent } from '#core/report/server/read-report.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { takePdf } from './take-pdf.ts';

/** Reports of one company, to be set in one language. */
export interface Batch {
  brandId: string;
  locale: Locale;
  brand: Pick<PaperFor, 'name' | 'logo' | 'timeZone'>;
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
    brand,
    voice,
    previous,
  });
  return { content, file };
}
