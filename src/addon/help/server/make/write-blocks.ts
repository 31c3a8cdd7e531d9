import { escaped } from '#platform/server/mail/pieces.ts';
import type { Block, Inline } from '#platform/server/pdf/markdown.ts';
import { filled, plainText } from './read-help.ts';
import type { Picture } from './read-pictures.ts';

/** Says where the id of a heading (`path#anchor`) is, its anchor there, how a table is called, and where a picture is. */
export interface PageWords {
  hrefOf: (id: string) => string;
  anchorOf: (id: string) => string;
  tableName: (heading: string) => string;
  pictureOf: (path: string) => Picture;
}

/** Blocks as HTML. Whatever is wider than a phone scrolls in a frame of its own, by keyboard too. */
export function writeBlocks(blocks: readonly Block[], words: PageWords): string {
  let heading = '';
  return blocks.map(write).join('\n');

  function write(block: Block): string {
    switch (block.kind) {
      case 'heading':
        heading = plainText(block.parts);
        return `<h${block.level} id="${escaped(words.anchorOf(block.id))}">${inlines(block.parts)}</h${block.level}>`;
      case 'paragraph':
        return `<p>${inlines(block.parts)}</p>`;
      case 'list': {
        const name = block.ordered ? 'ol' : 'ul';
        return `<${name}>${block.items.map((item) => `<li>${listed(item)}</li>`).join('')}</${name}>`;
      }
      case 'code':
        return `<pre tabindex="0"><code>${escaped(block.text)}</code></pre>`;
      case 'table':
        return table(block);
      case 'quote':
        return `<blockquote>${block.blocks.map(write).join('')}</blockquote>`;
      case 'rule':
        return '<hr>';
      case 'image':
        return picture(block);
    }
  }

  function picture({ path, description }: Extract<Block, { kind: 'image' }>): string {
    const { src, width, height } = words.pictureOf(path);
    return `<p class="help-picture"><img src="${escaped(src)}" alt="${escaped(filled(description))}" width="${width}" height="${height}" loading="lazy" decoding="async"></p>`;
  }

  /** An item of one paragraph is its words alone. */
  function listed([first, ...more]: readonly Block[]): string {
    const begin = first?.kind === 'paragraph' ? inlines(first.parts) : first ? write(first) : '';
    return begin + more.map(write).join('');
  }

  function table({ rows: [head = [], ...rows], align }: Extract<Block, { kind: 'table' }>): string {
    const side = (at: number) => (align[at] === 'right' ? ' class="right"' : '');
    const heads = head.map((cell, at) => `<th scope="col"${side(at)}>${inlines(cell)}</th>`);
    const body = rows.map(
      (row) => `<tr>${row.map((cell, at) => `<td${side(at)}>${inlines(cell)}</td>`).join('')}</tr>`,
    );
    const name = escaped(words.tableName(heading));
    return `<div class="help-wide" tabindex="0" role="group" aria-label="${name}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
  }

  function inlines(parts: readonly Inline[]): string {
    return parts.map(inline).join('');
  }

  function inline(part: Inline): string {
    switch (part.kind) {
      case 'text':
        return escaped(filled(part.text));
      case 'code':
        return `<code>${escaped(part.text)}</code>`;
      case 'strong':
        return `<strong>${inlines(part.parts)}</strong>`;
      case 'emphasis':
        return `<em>${inlines(part.parts)}</em>`;
      case 'break':
        return '<br>';
      case 'link': {
        const href = part.to === undefined ? part.address : words.hrefOf(part.to);
        return `<a href="${escaped(href ?? '')}">${inlines(part.parts)}</a>`;
      }
    }
  }
}
