import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import type { Context } from '#platform/server/context.ts';
import type { PaperBrand } from '#platform/server/pdf/brand.ts';
import type { Locale } from '#platform/texts/t.ts';

interface Wanted {
  context: Pick<Context, 'pdf'>;
  actor: { brandId: string; timeZone: string };
  /** The comparison in the language `locale`. The person who asks may open both reports. */
  comparison: Comparison;
  locale: Locale;
  brand: PaperBrand;
}

/**
 * The PDF of a comparison, made in the brand's turn. It isn't kept: few are asked for twice. Throws
 * what `Pdf.render` does.
 */
export const comparisonPdf = ({ context, actor, comparison, locale, brand }: Wanted) =>
  context.pdf.render(actor.brandId, {
    comparison,
    locale,
    comparedFor: {
      name: brand.name,
      logo: brand.logo,
      timeZone: actor.timeZone,
    },
  });
