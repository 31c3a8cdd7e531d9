import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type Mark, type Piece, paragraph, type Run } from '#platform/server/mail/pieces.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Tags that mean the same as one we keep. */
const sameAs: Record<string, Mark> = { b: 'strong', i: 'em', strong: 'strong', em: 'em', u: 'u' };

/** Tags whose content is no text for a reader. */
const unread = new Set(
  'script style template noscript iframe object embed svg math title head textarea select xmp noembed noframes plaintext'.split(
    ' ',
  ),
);

/** Anything deeper was made to hurt. */
const deepest = 40;

/**
 * Reads the HTML of a template as a browser would, and keeps what a template may hold: paragraphs, headings, lists,
 * emphasis and links. Everything else loses its tag, scripts and the like also what they hold. Nothing of the source
 * is passed on as it was written, so what is written from the pieces can hold nothing else (rule 32).
 */
export function readHtml(html: string): Piece[] {
  return readBlocks(parseFragment(html).childNodes, 0);
}

function readBlocks(nodes: readonly Node[], depth: number): Piece[] {
  const pieces: Piece[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const of = readLine(loose, depth);
    loose = [];
    if (of.length > 0) pieces.push(paragraph(...of));
  };
  for (const node of nodes) {
    if (isInline(node)) loose.push(node);
    else {
      flush();
      if (depth < deepest) pieces.push(...readBlock(node as Element, depth + 1));
    }
  }
  flush();
  return pieces;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre section article header footer main aside nav center address figure table tbody thead tr td th dl dt dd hr form fieldset'.split(
    ' ',
  ),
);
const isInline = (node: Node): boolean => !(isElement(node) && blocks.has(node.tagName));

function readBlock(element: Element, depth: number): Piece[] {
  const { tagName, childNodes } = element;
  if (/^h[1-6]$/.test(tagName)) {
    const of = readLine(childNodes, depth);
    return of.length > 0 ? [{ kind: 'heading', of }] : [];
  }
  if (tagName !== 'ul' && tagName !== 'ol') return readBlocks(childNodes, depth);
  const items = childNodes
    .filter(isElement)
    .map((item) => readLine(item.childNodes, depth))
    .filter((item) => item.length > 0);
  return items.length > 0 ? [{ kind: 'list', ordered: tagName === 'ol', items }] : [];
}

/** A line without spaces and breaks at its ends. */
function readLine(nodes: readonly Node[], depth: number): Run[] {
  const runs = joined(nodes.flatMap((node) => readRuns(node, depth)));
  while (isBlank(runs[0])) runs.shift();
  while (isBlank(runs.at(-1))) runs.pop();
  const first = runs[0];
  if (typeof first === 'string') runs[0] = first.trimStart();
  const last = runs.at(-1);
  if (typeof last === 'string') runs[runs.length - 1] = last.trimEnd();
  return runs;
}

const isBlank = (run: Run | undefined): boolean =>
  run !== undefined && (typeof run === 'string' ? run.trim() === '' : 'br' in run);

function readRuns(node: Node, depth: number): Run[] {
  if ('value' in node) return [node.value.replaceAll(/[ \t\r\n\f]+/g, ' ')];
  if (!isElement(node) || unread.has(node.tagName) || depth > deepest) return [];
  if (node.tagName === 'br') return [{ br: true }];
  const of = joined(node.childNodes.flatMap((child) => readRuns(child, depth + 1)));
  if (of.length === 0) return [];
  const mark = sameAs[node.tagName];
  if (mark) return [{ mark, of }];
  const href = node.attrs.find(({ name }) => name === 'href')?.value.trim();
  return node.tagName === 'a' && href ? [{ href, of }] : of;
}

/** Neighbouring texts as one, as a variable may be spread over several. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (typeof run === 'string' && typeof last === 'string') all[all.length - 1] = last + run;
    else if (run !== '') all.push(run);
  }
  return all;
}
