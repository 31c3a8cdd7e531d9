import { type Node, DOMParser as Reader, type Schema } from 'prosemirror-model';
import { EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { holes } from '#core/mail/contract/template/rules/templates.ts';
import { type NodeShape, serializerOf, type Variable } from './schema.ts';

/** Reads a stored text. Variables in braces are words until `chipsIn` finds them. */
export function readText(schema: Schema, shape: NodeShape, value: string): Node {
  if (shape === 'line') {
    return schema.node('doc', null, [
      schema.node('paragraph', null, value ? schema.text(value) : []),
    ]);
  }
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  return Reader.fromSchema(schema).parse(body);
}

/**
 * The text as it is stored: words for a subject line, otherwise HTML. Empty when it says nothing.
 */
export function writeText(shape: NodeShape, doc: Node): string {
  if (doc.textContent.trim() === '') return '';
  if (shape === 'line') return doc.textContent;
  const box = document.createElement('div');
  box.append(serializerOf(doc.type.schema).serializeFragment(doc.content));
  return box.innerHTML
    .replaceAll(/<\/?span>/g, '')
    .replaceAll('<li><p>', '<li>')
    .replaceAll('</p></li>', '</li>');
}

interface Found {
  from: number;
  to: number;
  node: Node;
}

/** Where variables are written out in braces, typed or pasted, and the chip for each. */
function findWritten(doc: Node, variables: readonly Variable[]): Found[] {
  const { variable, block_variable: block } = doc.type.schema.nodes;
  const found: Found[] = [];
  doc.descendants((node, pos, parent) => {
    if (!node.isText || !parent) return;
    for (const match of (node.text ?? '').matchAll(holes)) {
      const known = variables.find(({ id }) => id === match[1]?.trim());
      const from = pos + match.index;
      const to = from + match[0].length;
      if (known && !known.isBlock) {
        found.push({ from, to, node: variable!.create({ id: known.id }, null, node.marks) });
      }
      const isAlone = parent.type.name === 'paragraph' && parent.content.size === to - from;
      const isTop = doc.resolve(pos).depth === 1;
      if (known?.isBlock && block && isAlone && isTop) {
        found.push({ from: from - 1, to: to + 1, node: block.create({ id: known.id }) });
      }
    }
  });
  return found;
}

/** Puts chips in the place of variables that are written out. Undefined where there are none. */
export function chipsIn(
  { doc, tr }: EditorState,
  variables: readonly Variable[],
): Transaction | undefined {
  const found = findWritten(doc, variables);
  for (const { from, to, node } of found.reverse()) tr.replaceWith(from, to, node);
  return found.length > 0 ? tr : undefined;
}

/** Makes chips of variables as soon as they are written out. */
export const chipsAsTyped = (variables: readonly Variable[]): Plugin =>
  new Plugin({
    appendTransaction: (changes, _, state) =>
      changes.some(({ docChanged }) => docChanged) ? chipsIn(state, variables) : undefined,
  });

/** A text ready to be edited, with its variables as chips. */
export function startState(
  schema: Schema,
  shape: NodeShape,
  {
    value,
    variables,
    plugins,
  }: { value: string; variables: readonly Variable[]; plugins: Plugin[] },
): EditorState {
  const begun = EditorState.create({ doc: readText(schema, shape, value), plugins });
  const { doc } = chipsIn(begun, variables) ?? begun;
  return EditorState.create({ doc, plugins });
}
