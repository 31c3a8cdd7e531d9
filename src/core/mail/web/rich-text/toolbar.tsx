import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { actionOf, type Tool } from './commands.ts';

const icons = {
  strong: Bold,
  em: Italic,
  u: Underline,
  heading: Heading,
  bulletList: List,
  orderedList: ListOrdered,
  link: Link,
  undo: Undo,
  redo: Redo,
};
type Button = keyof typeof icons;
const all = Object.keys(icons) as Button[];

interface ToolbarProps {
  view: EditorView;
  state: EditorState;
  /** The box that the buttons work on. */
  controls: string;
  mayLink: boolean;
  isLinking: boolean;
  onLink: () => void;
}

/** One stop of the Tab key; arrows go from button to button. */
export function Toolbar({ view, state, controls, mayLink, isLinking, onLink }: ToolbarProps) {
  const { t } = useT();
  const buttons = all.filter((button) => mayLink || button !== 'link');
  const [current, setCurrent] = useState<Button>('strong');
  function press(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = (buttons.indexOf(current) + step + buttons.length) % buttons.length;
    setCurrent(buttons[at]!);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  }
  function use(button: Button) {
    setCurrent(button);
    if (button === 'link') return onLink();
    actionOf(state.schema, button).run(view.state, view.dispatch, view);
    view.focus();
  }
  return (
    <div
      className="rich-tools"
      role="toolbar"
      aria-label={t('richText.tools.label')}
      aria-controls={controls}
      onKeyDown={press}
    >
      {buttons.map((button) => {
        const Icon = icons[button];
        const isOn = button === 'link' ? isLinking || isLinked(state) : isToolOn(state, button);
        return (
          <IconButton
            key={button}
            className="rich-tool"
            label={t(`richText.tools.${button}`)}
            icon={<Icon />}
            tabIndex={button === current ? 0 : -1}
            aria-pressed={button === 'undo' || button === 'redo' ? undefined : isOn}
            // The text keeps the cursor and what is selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => use(button)}
          />
        );
      })}
    </div>
  );
}

const isToolOn = (state: EditorState, tool: Tool): boolean =>
  actionOf(state.schema, tool).isOn(state);

function isLinked({ schema, selection: { $from, from, to, empty }, doc }: EditorState): boolean {
  const link = schema.marks.link!;
  return empty ? link.isInSet($from.marks()) !== undefined : doc.rangeHasMark(from, to, link);
}
