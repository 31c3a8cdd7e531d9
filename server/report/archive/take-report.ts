import type { Locale } from '#i18n/t.ts';
import type { Context } from '#server/context.ts';
import type { ReportKey } from '#server/db/schema/report.ts';
import { withBrand } from '#server/db/scope.ts';
import { notFound } from '#server/errors.ts';
import type { PaperFor } from '#server/pdf/paper.ts';
import { localise } from '#server/report/localise.ts';
import { findReport } from '#server/report/queries.ts';
import { takePdf } from '#server/report/take-pdf.ts';

export interface Archived {
  brandId: string;
  locale: Locale;
  brand: Omit<PaperFor, 'isOwn'>;
}

/** The PDF of a final report in the archive's language, kept or made now. Throws what `takePdf` does. */
export async function takeReport(
  context: Context,
  { brandId, locale, brand }: Archived,
  of: ReportKey,
) {
  const { database } = context;
  const found = await withBrand({ database, brandId }, (scope) => findReport(scope, of));
  if (!found) throw notFound();
  const content = localise(found.content, found.texts, locale);
  const actor = { brandId, timeZone: brand.timeZone };
  const file = await takePdf({ context, actor, content, locale, brandName: brand.name });
  return { content, file };
}
