import type { Locale } from '#i18n/t.ts';
import type { Context } from '#server/context.ts';
import type { ReportKey } from '#server/db/schema/report.ts';
import { withBrand } from '#server/db/scope.ts';
import { notFound } from '#server/errors.ts';
import type { PaperFor } from '#server/pdf/paper/paper.ts';
import { changesSincePrevious } from '#server/report/previous.ts';
import { findContent } from '#server/report/read-report.ts';
import { takePdf } from '#server/report/take-pdf.ts';

export interface Archived {
  brandId: string;
  locale: Locale;
  brand: Pick<PaperFor, 'name' | 'timeZone'>;
}

/**
 * The PDF of a final report in the archive's language, kept or made now. It speaks to nobody, as an
 * archive is passed on. Throws what `takePdf` does.
 */
export async function takeReport(
  context: Context,
  { brandId, locale, brand }: Archived,
  of: ReportKey,
) {
  const { database } = context;
  const { content, previous } = await withBrand({ database, brandId }, async (scope) => {
    const content = await findContent(scope, of, locale);
    if (!content) throw notFound();
    return { content, previous: await changesSincePrevious(scope, content) };
  });
  const file = await takePdf({
    context,
    actor: { brandId, timeZone: brand.timeZone },
    content,
    locale,
    brandName: brand.name,
    voice: 'other',
    previous,
  });
  return { content, file };
}
