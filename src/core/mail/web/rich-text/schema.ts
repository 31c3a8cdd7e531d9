import {
  type DOMOutputSpec,
  DOMSerializer,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { hole, type VariableName } from '#core/mail/contract/template/rules/templates.ts';

/**
 * A letter has headings, lists and emphasis; a notification has words; a subject line has one line
 * of them.
 */
export type NodeShape = 'letter' | 'words' | 'line';

/** A variable as the editor shows it. */
export interface Variable {
  id: string;
  name: string;
  /** Stands in a paragraph of its own. */
  isBlock: boolean;
}

const written = (id: unknown): string => hole(id as VariableName);

const chip = (tag: 'span' | 'div', name: string): DOMOutputSpec => [
  tag,
  { class: `rich-chip rich-chip-${tag}` },
  name,
];

/** What a text of this shape may hold. Variables are chips with their names. */
export function makeSchema(shape: NodeShape, variables: readonly Variable[]) {
  const nameOf = (id: unknown) => variables.find((one) => one.id === id)?.name ?? String(id);
  const variable = (tag: 'span' | 'div'): NodeSpec => ({
    group: tag === 'span' ? 'inline' : 'block',
    inline: tag === 'span',
    atom: true,
    attrs: { id: {} },
    leafText: ({ attrs }) => written(attrs.id),
    toDOM: ({ attrs }) => chip(tag, nameOf(attrs.id)),
  });
  const plain: Record<string, NodeSpec> = {
    doc: { content: shape === 'line' ? 'paragraph' : 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    text: { group: 'inline' },
    variable: variable('span'),
  };
  const nodes =
    shape === 'letter' ? { ...plain, ...formatted, block_variable: variable('div') } : plain;
  return new Schema({ nodes, marks: shape === 'letter' ? marks : {} });
}

const formatted: Record<string, NodeSpec> = {
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}` })),
    toDOM: () => ['h2', 0],
  },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    content: 'paragraph',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  u: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
};

/** Writes a text as it is stored: variables in braces, items of lists without paragraphs. */
export function serializerOf(schema: Schema): DOMSerializer {
  const { nodes, marks: ofMarks } = DOMSerializer.fromSchema(schema);
  return new DOMSerializer(
    {
      ...nodes,
      // A node can't be written as bare text; `writeText` takes the tag away.
      variable: ({ attrs }) => ['span', written(attrs.id)],
      block_variable: ({ attrs }) => ['p', written(attrs.id)],
    },
    ofMarks,
  );
}
