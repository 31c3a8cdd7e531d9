import {
  hole,
  holes,
  isBlock,
  type TemplateChannel,
  type TemplateType,
  type VariableName,
  variablesOf,
} from '#core/mail/contract/template/rules/templates.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { disguisedIn, type Line, linkIn } from '#platform/contract/rules/links.ts';
import type { Piece, Run } from '#platform/server/mail/pieces.ts';

interface Kind {
  channel: TemplateChannel;
  type: TemplateType;
}

/** What is wrong with a template's text. An unknown variable is named (rule 32). */
export function checkText(kind: Kind, pieces: readonly Piece[]): Omit<Issue, 'path'>[] {
  if (pieces.length === 0) return [{ key: 'validation.required' }];
  return pieces.flatMap((piece) => {
    if (isLoneBlock(kind, piece)) return [];
    const lines = linesOf(piece);
    return [...lines.flatMap((runs) => checkLine(kind, runs)), ...disguises(lines)];
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

/**
 * What is wrong with a text that somebody writes to others: words, no variables, and links where they may send any
 * (rule 100).
 */
export function checkMessage(
  pieces: readonly Piece[],
  { mayLink }: { mayLink: boolean },
): Omit<Issue, 'path'>[] {
  if (pieces.length === 0) return [{ key: 'validation.required' }];
  const lines = pieces.flatMap(linesOf);
  const address = mayLink ? undefined : linkIn(lines.map(lineOf));
  if (address !== undefined) return [{ key: 'reportSend.errors.noLinks', params: { address } }];
  const isSafe = lines.flatMap(hrefsIn).every(isSafeAddress);
  return isSafe ? disguises(lines) : [{ key: 'templateMessages.linkAddress' }];
}

/** A link that looks like another address, with both (rule 100). The letter's own link is none. */
function disguises(lines: readonly Run[][]): Omit<Issue, 'path'>[] {
  const found = disguisedIn(lines.map(lineOf));
  return found ? [{ key: 'reportSend.errors.otherAddress', params: found }] : [];
}

const lineOf = (runs: readonly Run[]): Line => runs.flatMap((run) => stretchesOf(run, undefined));

function stretchesOf(run: Run, href: string | undefined): Line {
  if (typeof run === 'string') return [{ text: run, href }];
  if ('br' in run) return [{ text: '\n' }];
  const leadsTo = 'href' in run ? run.href : href;
  return run.of.flatMap((inner) =>
    stretchesOf(inner, leadsTo === hole('link.address') ? undefined : leadsTo),
  );
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
  const { protocol, username, password } = new URL(href);
  return ['https:', 'mailto:'].includes(protocol) && !username && !password;
}
