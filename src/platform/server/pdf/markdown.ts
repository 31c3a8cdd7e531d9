import { posix } from 'node:path';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/** A run of text as the template sets it. `to` is the id of a heading, `address` one of the web. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: Inline[] }
  | { kind: 'link'; to?: string; address?: string; parts: Inline[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'heading'; level: number; id: string; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; align: ('left' | 'center' | 'right')[]; rows: Inline[][][] }
  | { kind: 'image'; path: string; description: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' };

/** A file of Markdown, by its path below docs/, with `/`. */
export interface Chapter {
  path: string;
  markdown: string;
}

/** What a chapter's links may lead to: headings by their ids, and images by their paths below docs/. */
export interface Reachable {
  ids: ReadonlySet<string>;
  images: ReadonlySet<string>;
}

/** Where a guide names its page in the other language. What is made of one language leads nowhere else. */
const otherLanguage =
  / *\[(?:In English|По-русски)\]\([^)]*\)\.?|(?:По-английски|In Russian): \[[^\]]*\]\([^)]*\)\.\s*/g;
export const withoutOtherLanguage = (markdown: string): string =>
  markdown.replace(otherLanguage, '');

/**
 * A chapter as blocks. Its first heading has the chapter's path as its id, every other one
 * `path#anchor` with the anchor that GitHub gives it. A link to what is not in the document stays as
 * its words; HTML is left out.
 */
export function blocksOf({ path, markdown }: Chapter, reachable: Reachable): Block[] {
  const headingId = headingIds(path);
  return read(Lexer.lex(markdown));

  function read(tokens: readonly Token[]): Block[] {
    return tokens.flatMap((token) => block(token as MarkedToken));
  }

  function block(token: MarkedToken): Block[] {
    switch (token.type) {
      case 'heading':
        return [
          {
            kind: 'heading',
            level: token.depth,
            id: headingId(token),
            parts: inlines(token.tokens),
          },
        ];
      case 'paragraph':
        return paragraph(token.tokens);
      case 'text':
        return [{ kind: 'paragraph', parts: inlines(token.tokens ?? [token]) }];
      case 'list':
        return [
          {
            kind: 'list',
            ordered: token.ordered,
            items: token.items.map((item) => read(item.tokens)),
          },
        ];
      case 'code':
        return [{ kind: 'code', text: token.text }];
      case 'table':
        return [tableOf(token)];
      case 'blockquote':
        return [{ kind: 'quote', blocks: read(token.tokens) }];
      case 'hr':
        return [{ kind: 'rule' }];
      default:
        return [];
    }
  }

  /** An image that stands alone is one of its own; among words it is its description. */
  function paragraph(tokens: Token[]): Block[] {
    const [only, ...others] = tokens;
    if (only?.type === 'image' && others.length === 0) {
      const image = resolve(only.href);
      if (reachable.images.has(image))
        return [{ kind: 'image', path: image, description: only.text }];
    }
    return [{ kind: 'paragraph', parts: inlines(tokens) }];
  }

  function tableOf({ header, rows, align }: Tokens.Table): Block {
    const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens));
    return {
      kind: 'table',
      align: align.map((side) => side ?? 'left'),
      rows: [header, ...rows].map(cells),
    };
  }

  function inlines(tokens: readonly Token[]): Inline[] {
    return tokens.flatMap((token) => inline(token as MarkedToken));
  }

  function inline(token: MarkedToken): Inline[] {
    switch (token.type) {
      case 'strong':
        return [{ kind: 'strong', parts: inlines(token.tokens) }];
      case 'em':
        return [{ kind: 'emphasis', parts: inlines(token.tokens) }];
      case 'codespan':
        return [{ kind: 'code', text: token.text }];
      case 'br':
        return [{ kind: 'break' }];
      case 'link':
        return link(token);
      case 'image':
      case 'escape':
        return [{ kind: 'text', text: token.text }];
      case 'text':
        return token.tokens
          ? inlines(token.tokens)
          : [{ kind: 'text', text: token.text.replace(/\s*\n\s*/g, ' ') }];
      default:
        return [];
    }
  }

  function link({ href, tokens }: Tokens.Link): Inline[] {
    const parts = inlines(tokens);
    if (/^(https?|mailto):/.test(href)) return [{ kind: 'link', address: href, parts }];
    const [file = '', anchor] = href.split('#');
    const chapter = file === '' ? path : resolve(file);
    const exact = `${chapter}#${decodeURIComponent(anchor ?? '')}`;
    const to = [exact, chapter].find((id) => reachable.ids.has(id));
    return to === undefined ? parts : [{ kind: 'link', to, parts }];
  }

  function resolve(href: string): string {
    return posix.join(posix.dirname(path), href);
  }
}

/** The ids of a chapter's headings, in order. */
export function idsOf({ path, markdown }: Chapter): string[] {
  const headingId = headingIds(path);
  return Lexer.lex(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map(headingId);
}

/** Gives each heading of a chapter its id. A repeated one is numbered. */
function headingIds(path: string): (heading: Tokens.Heading) => string {
  const given = new Map<string, number>();
  let isFirst = true;
  return ({ text }) => {
    if (isFirst) {
      isFirst = false;
      return path;
    }
    const anchor = anchorOf(text);
    const before = given.get(anchor) ?? 0;
    given.set(anchor, before + 1);
    return `${path}#${anchor}${before ? `-${before}` : ''}`;
  };
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
