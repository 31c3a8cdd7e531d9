import type { ReportContent } from '#core/report/contract/content/report-content.ts';

const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const longestName = 80;

/**
 * Writes Cyrillic in Latin letters, keeping case (Щ → Shch, among capitals SHCH). Other signs stay.
 */
export function transliterate(text: string): string {
  return text.normalize('NFC').replace(/[а-яё]/gi, (letter, at: number, whole: string) => {
    const small = letter.toLowerCase();
    const written = latin[small] ?? '';
    if (letter === small) return written;
    const neighbours = /\p{L}/u.test(whole[at + 1] ?? '') ? whole[at + 1] : whole[at - 1];
    const isCapitals = /\p{Lu}/u.test(neighbours ?? '');
    return isCapitals ? written.toUpperCase() : written.charAt(0).toUpperCase() + written.slice(1);
  });
}

/**
 * File name of a report: subject, method, dates, in Latin, e.g.
 * `Ivanova-Petrova_Anna_360_2026-10-01_2026-10-15.pdf`. Only A–Z, a–z, digits, `-`, `_` and the dot.
 */
export function reportFileName(
  { subject, method, dateStart, dateEnd }: Dated,
  ending = 'pdf',
): string {
  return `${fileName(subject)}_${method}_${dateStart}_${dateEnd}.${ending}`;
}

type Dated = Pick<ReportContent, 'subject' | 'method' | 'dateStart' | 'dateEnd'>;

/** The same for a comparison: from the first day of the earlier report to the last one of the later. */
export const comparisonFileName = ({ earlier, later }: { earlier: Dated; later: Dated }): string =>
  `${fileName(later.subject)}_${later.method}_compared_${earlier.dateStart}_${later.dateEnd}.pdf`;

function fileName(subject: string): string {
  const name = transliterate(subject)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`"«»“”„]/g, '')
    .replace(/[^A-Za-z0-9-]+/g, '_')
    .slice(0, longestName)
    .replace(/^[_-]+|[_-]+$/g, '');
  return name || 'report';
}
