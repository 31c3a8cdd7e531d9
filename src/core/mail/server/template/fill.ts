import {
  type AssessmentLine,
  hole,
  holes,
  kindOf,
  type NewsLine,
  type VariableName,
} from '#core/mail/contract/template/rules/templates.ts';
import { lineAsText, type Piece, paragraph, type Run } from '#platform/server/mail/pieces.ts';
import { speak } from '#platform/texts/speak.ts';
import { holdTogether, type Locale, type T } from '#platform/texts/t.ts';
import { loneVariable } from './check.ts';
import { readHtml } from './read-html.ts';

/** What variables stand for, whatever the type. */
export type Values = Partial<Record<VariableName, unknown>>;

/**
 * Puts values into a template's pieces. Words stay plain text until they are written, so they are escaped there. A
 * paragraph that says nothing without its values is left out.
 */
export function fillPieces(pieces: readonly Piece[], values: Values, locale: Locale): Piece[] {
  return pieces.flatMap((piece) => {
    const name = loneVariable(piece) as VariableName | undefined;
    const block = name && blockOf(kindOf(name), values[name], speak[locale]);
    if (block) return block;
    if (piece.kind === 'list') {
      return [{ ...piece, items: piece.items.map((item) => fillLine(item, values, locale)) }];
    }
    if (!('of' in piece)) return [piece];
    const of = fillLine(piece.of, values, locale);
    return lineAsText(of).trim() ? [{ ...piece, of }] : [];
  });
}

/** A text without tags: a subject line. Values bring no line breaks. */
export function fillWords(text: string, values: Values, locale: Locale): string {
  const typeset = locale === 'ru' ? holdTogether(text) : text;
  return typeset.replaceAll(holes, (_, name: string) =>
    String(values[name.trim() as VariableName] ?? ''),
  );
}

function fillLine(runs: readonly Run[], values: Values, locale: Locale): Run[] {
  return runs.map((run) => {
    if (typeof run === 'string') return fillWords(run, values, locale);
    if ('br' in run) return run;
    const of = fillLine(run.of, values, locale);
    if ('mark' in run) return { ...run, of };
    return { href: run.href === hole('link.address') ? addressOf(values) : run.href, of };
  });
}

interface Button {
  label: string;
  address: string;
}

const addressOf = (values: Values): string =>
  (values['link.button'] as Button | undefined)?.address ?? '';

/** What a block variable becomes; undefined for one that stands within a line. */
function blockOf(kind: ReturnType<typeof kindOf>, value: unknown, t: T): Piece[] | undefined {
  if (kind === 'button') return [{ kind: 'button', ...(value as Button) }];
  if (kind === 'message') return readHtml(value as string);
  if (kind === 'news') {
    return rowsOf(value as readonly NewsLine[], (count) => t('mail.news.andMore', { count }));
  }
  if (kind !== 'assessments') return undefined;
  const rows = (value as readonly AssessmentLine[]).map(({ name, role, until }) => ({
    name,
    note: t(`mail.row.${role}`, { until }),
  }));
  return rowsOf(rows, (count) => t('mail.invitation.andMore', { count }));
}

/** Anybody who has more of them sees them all on the page that the button opens. */
const mostRows = 10;

function rowsOf(all: readonly NewsLine[], andMore: (count: number) => string): Piece[] {
  const rows = all.slice(0, mostRows).map((row) => ({ kind: 'row' as const, ...row }));
  const count = all.length - rows.length;
  return count > 0 ? [...rows, paragraph(andMore(count))] : rows;
}
