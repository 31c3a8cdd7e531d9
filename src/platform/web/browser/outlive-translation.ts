/**
 * Browsers that translate a page put elements of their own in the place of texts. React keeps the texts that it made:
 * it removes them, inserts before them and writes into them. So a text is put back where its translation stands before
 * React removes it or inserts before it, and when React has written into it; the browser then translates it anew.
 */

/** What stands in the place of a node that has gone. */
const standIns = new WeakMap<Node, Node>();

const observer = new MutationObserver((records) => follow(records));

function follow(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>();
  for (const record of records) {
    if (record.type === 'characterData') putBack(record.target);
    for (const node of record.addedNodes) {
      added.add(node);
      standIns.delete(node);
    }
    // Put in its place at once, or beside it first.
    const { addedNodes, previousSibling, nextSibling } = record;
    const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((one) => added.has(one));
    if (standIn) for (const node of record.removedNodes) noteGone(node, standIn);
  }
}

function noteGone(node: Node, standIn: Node): void {
  if (node.parentNode) return;
  standIns.set(node, standIn);
  if (node instanceof Text) observer.observe(node, { characterData: true });
}

/** Puts a text back in the place of its translation, or of what has become of that. */
function putBack(text: Node | null): void {
  if (!(text instanceof Text) || text.parentNode) return;
  let standIn = standIns.get(text);
  standIns.delete(text);
  // Each is asked once: of two that have both gone, each may have come after the other.
  while (standIn && !standIn.parentNode) {
    const next = standIns.get(standIn);
    standIns.delete(standIn);
    standIn = next;
  }
  (standIn as ChildNode | undefined)?.replaceWith(text);
}

function catchUp(text: Node | null): void {
  if (!(text instanceof Text) || text.parentNode) return;
  follow(observer.takeRecords());
  putBack(text);
}

/** The child of `parent` that holds a node, for what a translation has moved deeper. */
function childWith(node: Node | null, parent: Node): Node | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/** To be called before React makes anything. Returns what ends it. */
export function outliveTranslation(): () => void {
  observer.observe(document, { childList: true, subtree: true });
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <N extends Node>(this: Node, node: N) {
    catchUp(node);
    return appendChild.call(this, node) as N;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, next: Node | null) {
    catchUp(node);
    catchUp(next);
    return insertBefore.call(this, node, childWith(next, this)) as N;
  };
  Node.prototype.removeChild = function <N extends Node>(this: Node, node: N) {
    catchUp(node);
    return node.parentNode ? (removeChild.call(node.parentNode, node) as N) : node;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  };
}
