import type { HeatmapRow } from '#addon/heatmap/contract/heatmap.ts';
import type { Summary } from '#addon/summary/contract/summary.ts';
import { summaryName } from '#addon/summary/contract/summary-points.ts';
import { softShade } from '#core/company/contract/rules/accent.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';
import { clean, inOneLine } from '#platform/server/pdf/clean.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type Bars, boardSlides, type Tone } from './board-slides.ts';

/** A summary report for a presentation, as slides or as pages. */
export interface BoardTask {
  summary: Summary;
  groups: readonly HeatmapRow[];
  locale: Locale;
  /** `accentColor`: #rrggbb. */
  brand: { name: string; accentColor: string | null };
}

/** What slides and pages show alike. */
export function boardOf({ summary, groups, locale, brand }: BoardTask) {
  const t = speak[locale];
  const { year, method, anonymityThreshold: threshold } = summary;
  const name = inOneLine(clean(summaryName(summary, t)));
  const reading = t('summary.slides.scale', { threshold, least: lowestMark, most: highestMark });
  return {
    locale,
    title: `${t('summary.title')}: ${name}`,
    brand: clean(brand.name),
    about: [name, t('summary.period', { method, year })].join(' · '),
    colors: colorsOf(brand.accentColor),
    slides: boardSlides({ summary, groups, t, locale }).map(({ notes, bars, ...slide }) => ({
      ...slide,
      note: [...notes, ...(bars && !bars.isStacked ? [reading] : [])].join(' '),
      bars: bars && withWords(bars, locale),
    })),
  };
}

export type Board = ReturnType<typeof boardOf>;

/** As the product's own on a light screen, where the company has none. */
function colorsOf(accent: string | null): Record<Tone, string> {
  const own = accent ?? '#2f55d4';
  return { accent: own, soft: softShade(own), grey: '#6b7480', ink: '#161b22' };
}

/** The numbers as they are written, and the whole picture for whoever doesn't see it. */
function withWords(bars: Bars, locale: Locale) {
  const write = (value: number) => (bars.isStacked ? String(value) : formatMark(value, locale, 1));
  const series = bars.series.map((one) => ({ ...one, texts: one.values.map(write) }));
  const alt = bars.names.map((name, at) => {
    const told = series.map(({ label, texts }) => `${label} ${texts[at]}`);
    return `${name}: ${told.join(', ')}`;
  });
  return { ...bars, series, alt: alt.join('; ') };
}
