import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { PreviousReport } from '#core/report/contract/reading/report-difference.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import type { PaperFor } from '#core/report/server/paper/paper.ts';
import type { Context } from '#platform/server/context.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import type { PaperBrand } from '#platform/server/pdf/brand.ts';
import { editionOf } from '#platform/server/pdf/edition.ts';
import type { Locale } from '#platform/texts/t.ts';
import { findPdf, keepPdf, type PdfKey } from './queries.ts';

interface Wanted {
  context: Context;
  actor: { brandId: string; timeZone: string };
  /** The report in the language `locale`. The person who asks may open it. */
  content: ReportContent;
  locale: Locale;
  brand: PaperBrand;
  /** Whom it speaks to. */
  voice: Voice;
  previous: PreviousReport | null;
}

/** The PDFs that this process is making: whoever asks for one of them meanwhile gets that one. */
const underWay = new Map<string, Promise<Uint8Array>>();

/**
 * The PDF of a report: the kept one, or one made in the brand's turn and kept. Throws what `render`
 * does.
 */
export async function takePdf(wanted: Wanted): Promise<Uint8Array> {
  const { context, actor, content, locale, voice } = wanted;
  const { questionaryId, employeeId, kind, passedParticipantCount } = content;
  const key = { questionaryId, employeeId, kind, passedParticipantCount, locale, voice };
  const edition = editionOf(paperFor(wanted), context.config.fontsDir);
  const kept = await inBrand({ context, actor, locale }, (scope) => findPdf(scope, key, edition));
  if (kept) return kept;
  const place = JSON.stringify([actor.brandId, key, edition]);
  const making =
    underWay.get(place) ?? make(wanted, key, edition).finally(() => underWay.delete(place));
  underWay.set(place, making);
  return making;
}

const paperFor = ({ actor, brand, voice, previous }: Wanted): PaperFor => ({
  name: brand.name,
  logo: brand.logo,
  timeZone: actor.timeZone,
  voice,
  previous,
});

async function make(wanted: Wanted, key: PdfKey, edition: string): Promise<Uint8Array> {
  const { context, actor, content, locale } = wanted;
  const file = await context.pdf.render(actor.brandId, {
    content,
    locale,
    paperFor: paperFor(wanted),
  });
  await inBrand({ context, actor, locale }, (scope) => keepPdf(scope, key, edition, file));
  return file;
}
