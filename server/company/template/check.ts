import {
  hole,
  holes,
  isBlock,
  type TemplateChannel,
  type TemplateType,
  type VariableName,
  variablesOf,
} from '#contract/company/rules/templates.ts';
import type { Issue } from '#contract/platform/call/issues.ts';
import type { Piece, Run } from '#server/platform/mail/pieces.ts';

interface Kind {
  channel: TemplateChannel;
  type: TemplateType;
}

/** What is wrong with a template's text. An unknown variable is named (rule 32). */
export function checkText(kind: Kind, pieces: readonly Piece[]): Omit<Issue, 'path'>[] {
  if (pieces.length === 0) return [{ key: 'validation.required' }];
  return pieces.flatMap((piece) => {
    if (isLoneBlock(kind, piece)) return [];
    return linesOf(piece).flatMap((runs) => checkLine(kind, runs));
  });
}

/** What is wrong with a subject line: it takes words only. */
export const checkSubject = (kind: Kind, subject: string): Omit<Issue, 'path'>[] =>
  checkWords(kind, subject);

/** The variable in a paragraph that holds nothing else. */
export function loneVariable(piece: Piece): string | undefined {
  if (piece.kind !== 'paragraph' || piece.of.length !== 1) return undefined;
  const [only] = piece.of;
  return typeof only === 'string' ? /^\{\{([^{}]*)\}\}$/.exec(only)?.[1]?.trim() : undefined;
}

const isLoneBlock = (kind: Kind, piece: Piece): boolean => {
  const name = variablesOf(kind.type, kind.channel).find((one) => one === loneVariable(piece));
  return name !== undefined && isBlock(name);
};

/** What is wrong with a text that somebody writes to others: words and links, and no variables. */
export function checkMessage(pieces: readonly Piece[]): Omit<Issue, 'path'>[] {
  if (pieces.length === 0) return [{ key: 'validation.required' }];
  const links = pieces.flatMap((piece) => linesOf(piece).flatMap(hrefsIn));
  return links.every(isSafeAddress) ? [] : [{ key: 'templateMessages.linkAddress' }];
}

const hrefsIn = (runs: readonly Run[]): string[] =>
  runs.flatMap((run) => {
    if (typeof run === 'string' || 'br' in run) return [];
    return [...('href' in run ? [run.href] : []), ...hrefsIn(run.of)];
  });

function linesOf(piece: Piece): readonly Run[][] {
  if (piece.kind === 'list') return piece.items;
  return 'of' in piece ? [piece.of] : [];
}

function checkLine(kind: Kind, runs: readonly Run[]): Omit<Issue, 'path'>[] {
  return runs.flatMap((run) => {
    if (typeof run === 'string') return checkWords(kind, run);
    if ('br' in run) return [];
    const inside = checkLine(kind, run.of);
    return 'href' in run ? [...checkAddress(kind, run.href), ...inside] : inside;
  });
}

function checkWords(kind: Kind, text: string): Omit<Issue, 'path'>[] {
  const known = variablesOf(kind.type, kind.channel);
  const wrong = [...text.matchAll(holes)].flatMap(([, typed = '']): Omit<Issue, 'path'>[] => {
    const name = typed.trim();
    if (!known.includes(name as VariableName)) {
      return [{ key: 'templateMessages.unknownVariable', params: { name: name.slice(0, 60) } }];
    }
    const params = { name };
    return isBlock(name as VariableName) ? [{ key: 'templateMessages.variableAlone', params }] : [];
  });
  const rest = text.replaceAll(holes, '');
  if (rest.includes('{{') || rest.includes('}}'))
    wrong.push({ key: 'templateMessages.openVariable' });
  return wrong;
}

/** A link leads to a safe page or to a mailbox, or where the button leads. */
function checkAddress(kind: Kind, href: string): Omit<Issue, 'path'>[] {
  const own = variablesOf(kind.type, kind.channel).includes('link.address');
  if (own && href === hole('link.address')) return [];
  return isSafeAddress(href) ? [] : [{ key: 'templateMessages.linkAddress' }];
}

function isSafeAddress(href: string): boolean {
  if (/[{}\s]/.test(href) || href.length > 2000 || !URL.canParse(href)) return false;
  return ['https:', 'mailto:'].includes(new URL(href).protocol);
}
