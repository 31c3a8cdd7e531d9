import type { Mark } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useState } from 'react';
import { hole } from '#core/mail/contract/template/rules/templates.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

const own = hole('link.address');
/** Only a text that has that variable may lead where its letter's button does. */
const isAddress = (href: string, hasOwn: boolean) =>
  (hasOwn && href === own) || /^(https:\/\/|mailto:)\S+$/i.test(href);

interface LinkEditorProps {
  view: EditorView;
  /** Whether there is a button to lead to. */
  hasOwn: boolean;
  onDone: () => void;
}

/** Sets, changes or removes the link of what is selected. */
export function LinkEditor({ view, hasOwn, onDone }: LinkEditorProps) {
  const { t } = useT();
  const [linked] = useState(() => linkAt(view.state));
  const [href, setHref] = useState(linked ? String(linked.attrs.href) : '');
  const [isWrong, setWrong] = useState(false);
  function close() {
    onDone();
    view.focus();
  }
  function set() {
    const address = href.trim();
    if (!isAddress(address, hasOwn)) return setWrong(true);
    putLink(view, address);
    close();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither saves the form nor closes its window.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else close();
  }
  return (
    <fieldset className="rich-link" onKeyDown={press}>
      <VisuallyHidden as="legend">{t('richText.tools.link')}</VisuallyHidden>
      <TextField
        label={t('richText.link.address')}
        hint={
          hasOwn ? t('richText.link.addressOwn', { hole: own }) : t('richText.link.addressHint')
        }
        error={isWrong ? t('richText.link.wrong') : undefined}
        value={href}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        onChange={(event) => {
          setHref(event.target.value);
          setWrong(false);
        }}
      />
      <div className="rich-link-buttons">
        <Button onClick={set}>{t('richText.link.set')}</Button>
        {linked && (
          <Button
            variant="quiet"
            onClick={() => {
              removeLink(view);
              close();
            }}
          >
            {t('richText.link.remove')}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The link at the cursor, or at the beginning of what is selected. */
function linkAt({ schema, selection: { $from, from, to }, doc }: EditorState): Mark | undefined {
  const marks = from === to ? $from.marks() : (doc.nodeAt(from)?.marks ?? []);
  return schema.marks.link!.isInSet(marks);
}

/** What the link reaches over: the selection, or around the cursor as far as the link goes. */
function reach(state: EditorState): { from: number; to: number } {
  const { from, to, $from } = state.selection;
  const link = linkAt(state);
  if (from !== to || !link) return { from, to };
  const start = $from.start();
  let [first, last] = [from, from];
  $from.parent.forEach((node, offset) => {
    const [begin, end] = [start + offset, start + offset + node.nodeSize];
    if (link.isInSet(node.marks) && begin <= from && end >= from) [first, last] = [begin, end];
  });
  return { from: first, to: last };
}

function putLink(view: EditorView, href: string): void {
  const { state } = view;
  const mark = state.schema.marks.link!.create({ href });
  const { from, to } = reach(state);
  // Nothing is selected: the address itself becomes the text.
  if (from === to) view.dispatch(state.tr.insert(from, state.schema.text(href, [mark])));
  else view.dispatch(state.tr.removeMark(from, to, mark.type).addMark(from, to, mark));
}

function removeLink(view: EditorView): void {
  const { from, to } = reach(view.state);
  view.dispatch(view.state.tr.removeMark(from, to, view.state.schema.marks.link!));
}
