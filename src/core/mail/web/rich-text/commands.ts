import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import type { NodeShape } from './schema.ts';

export type Tool =
  | 'strong'
  | 'em'
  | 'u'
  | 'heading'
  | 'bulletList'
  | 'orderedList'
  | 'undo'
  | 'redo';

/** What a button does, and whether it is on where the cursor stands. */
interface Action {
  run: Command;
  isOn: (state: EditorState) => boolean;
}

const off = () => false;
const nodeNames = { bulletList: 'bullet_list', orderedList: 'ordered_list' } as const;

export function actionOf(schema: Schema, tool: Tool): Action {
  if (tool === 'undo') return { run: undo, isOn: off };
  if (tool === 'redo') return { run: redo, isOn: off };
  if (tool === 'heading') return headingAction(schema);
  if (tool === 'bulletList' || tool === 'orderedList') return listAction(schema, nodeNames[tool]);
  const mark = schema.marks[tool]!;
  return {
    run: toggleMark(mark),
    isOn: ({ selection: { empty, from, to, $from }, storedMarks, doc }) =>
      empty
        ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
        : doc.rangeHasMark(from, to, mark),
  };
}

function headingAction({ nodes }: Schema): Action {
  const isOn = ({ selection }: EditorState) => selection.$from.parent.type === nodes.heading;
  return {
    isOn,
    run: (state, ...rest) =>
      setBlockType((isOn(state) ? nodes.paragraph : nodes.heading)!)(state, ...rest),
  };
}

function listAction({ nodes }: Schema, name: string): Action {
  const listAt = ({ selection: { $from } }: EditorState) =>
    $from.depth >= 3 ? $from.node($from.depth - 2).type : undefined;
  const isOn = (state: EditorState) => listAt(state) === nodes[name];
  /** Turns one kind of list into the other. */
  const turn: Command = ({ tr, selection: { $from } }, dispatch) => {
    dispatch?.(tr.setNodeMarkup($from.before($from.depth - 2), nodes[name]));
    return true;
  };
  const wrap = wrapInList(nodes[name]!);
  const lift = liftListItem(nodes.list_item!);
  return {
    isOn,
    run: (state, ...rest) => {
      const isListed = listAt(state) !== undefined;
      return (isOn(state) ? lift : isListed ? turn : wrap)(state, ...rest);
    },
  };
}

const nothing: Command = () => true;
/** A subject line must stay one. */
const oneLine = { Enter: nothing, 'Shift-Enter': nothing, 'Mod-Enter': nothing };

/** The keys and the memory of an editor. */
export function pluginsOf(schema: Schema, shape: NodeShape): Plugin[] {
  const undoing = { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo };
  if (shape !== 'letter') {
    const single = shape === 'line' ? oneLine : {};
    return [keymap({ ...undoing, ...single }), keymap(baseKeymap), history()];
  }
  const { nodes } = schema;
  const breakLine: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView());
    return true;
  };
  const keys = {
    ...undoing,
    'Mod-b': actionOf(schema, 'strong').run,
    'Mod-i': actionOf(schema, 'em').run,
    'Mod-u': actionOf(schema, 'u').run,
    'Shift-Enter': breakLine,
    Enter: chainCommands(splitListItem(nodes.list_item!), liftListItem(nodes.list_item!)),
  };
  return [keymap(keys), keymap(baseKeymap), history()];
}
