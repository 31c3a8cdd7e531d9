import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pluginsOf } from './commands.ts';
import { makeSchema, type NodeShape, type Variable } from './schema.ts';
import { chipsAsTyped, startState, writeText } from './text.ts';

/** Puts a variable at the cursor; false where the text takes no such one. */
export type Insert = (variable: Variable) => boolean;

interface Setup {
  shape: NodeShape;
  /** They never change while the editor is open. */
  variables: readonly Variable[];
  value: string;
  /** What the text box tells screen readers. */
  aria: Record<string, string>;
  onChange: (value: string) => void;
  /** It has the cursor now. */
  onEnter?: ((insert: Insert) => void) | undefined;
  /** Called once, as soon as the editor is there. */
  onMade?: ((insert: Insert) => void) | undefined;
}

/**
 * An editor inside `box`. It reads a new `value` only when that is not what it has just written.
 */
export function useEditor(setup: Setup) {
  const { shape, variables, value, aria } = setup;
  const box = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const told = useRef(setup);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const begin = useMemo(() => prepare(shape, variables), [shape, variables]);
  useLayoutEffect(() => {
    told.current = setup;
  });
  useLayoutEffect(() => {
    if (!box.current) return;
    const insert: Insert = (variable) => insertVariable(made, variable);
    const made = new EditorView(box.current, {
      state: begin(written.current),
      handleDOMEvents: { focus: () => told.current.onEnter?.(insert) },
      dispatchTransaction(change) {
        const next = made.state.apply(change);
        made.updateState(next);
        setState(next);
        if (!change.docChanged) return;
        written.current = writeText(shape, next.doc);
        told.current.onChange(written.current);
      },
    });
    setView(made);
    setState(made.state);
    told.current.onMade?.(insert);
    return () => made.destroy();
  }, [begin, shape]);
  useEffect(() => {
    if (!view || value === written.current) return;
    written.current = value;
    view.updateState(begin(value));
    setState(view.state);
  }, [value, begin, view]);
  useLayoutEffect(() => view?.setProps({ attributes: aria }));
  return { box, view, state };
}

/** Begins an editor's memory anew with a text. */
function prepare(shape: NodeShape, variables: readonly Variable[]) {
  const schema = makeSchema(shape, variables);
  const plugins = [...pluginsOf(schema, shape), chipsAsTyped(variables)];
  return (value: string) => startState(schema, shape, { value, variables, plugins });
}

/** Puts a variable where the cursor is: a chip in the line, or a paragraph of its own. */
function insertVariable(view: EditorView, { id, isBlock }: Variable): boolean {
  const { variable, block_variable: block } = view.state.schema.nodes;
  const type = isBlock ? block : variable;
  if (!type) return false;
  const { state } = view;
  const node = type.create({ id });
  const change = isBlock ? addBlock(state, node) : state.tr.replaceSelectionWith(node);
  view.dispatch(change.scrollIntoView());
  view.focus();
  return true;
}

/**
 * Adds a block after the paragraph with the cursor, or in its place when it is empty. The cursor goes on below.
 */
function addBlock({ tr, selection: { $to }, schema }: EditorState, node: Node): Transaction {
  const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
  const end = $to.depth > 0 ? $to.after(1) : $to.pos;
  const from = isEmpty ? $to.before(1) : end;
  tr.replaceWith(from, end, node);
  const below = from + node.nodeSize;
  if (!tr.doc.resolve(below).nodeAfter?.isTextblock) {
    tr.insert(below, schema.nodes.paragraph!.create());
  }
  return tr.setSelection(TextSelection.create(tr.doc, below + 1));
}
