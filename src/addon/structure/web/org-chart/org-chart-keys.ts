import { type KeyboardEvent, useEffect, useRef } from 'react';
import { begins } from '#platform/web/ui/base/holds.ts';

/** The parts of a tree that the keys know, as attributes of the elements. */
export const orgChartParts = {
  /** Opens or shuts the item. */
  turn: { 'data-turn': '' },
  /** What Enter presses. */
  main: { 'data-main': '' },
  /** What F2 presses. */
  edit: { 'data-edit': '' },
} as const;

type Keys = Record<string, (item: HTMLElement, items: readonly HTMLElement[]) => void>;

const keys: Keys = {
  ArrowDown: (item, items) => items[items.indexOf(item) + 1]?.focus(),
  ArrowUp: (item, items) => items[items.indexOf(item) - 1]?.focus(),
  Home: (_, items) => items[0]?.focus(),
  End: (_, items) => items.at(-1)?.focus(),
  ArrowRight: (item, items) => {
    if (isExpanded(item) === 'false') press(item, 'turn');
    if (isExpanded(item) === 'true') items.find((one) => overOf(one) === item)?.focus();
  },
  ArrowLeft: (item) => {
    if (isExpanded(item) === 'true') press(item, 'turn');
    else overOf(item)?.focus();
  },
  Enter: (item) => press(item, 'main'),
  ' ': (item) => press(item, 'main'),
  F2: (item) => press(item, 'edit'),
};

const isExpanded = (item: Element) => item.getAttribute('aria-expanded');
const itemsOf = (orgChart: Element) => [
  ...orgChart.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];
const overOf = (item: Element) =>
  item.parentElement?.closest<HTMLElement>('[role="treeitem"]') ?? undefined;

function press(item: Element, part: keyof typeof orgChartParts) {
  const found = [...item.querySelectorAll<HTMLElement>(`[data-${part}]`)];
  found.find((one) => one.closest('[role="treeitem"]') === item)?.click();
}

/** How long a pause may be within what is typed, in ms. */
const pause = 700;

/**
 * The keyboard of a tree (WAI-ARIA's pattern): one Tab stop, arrows, Home, End, Enter, and typing the
 * beginning of a name. Everything in it is found in the page: what is there is what is shown.
 */
export function useOrgChartKeys() {
  const orgChart = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => {
    const element = orgChart.current;
    if (!element) return;
    keepTabStop(element);
    const observer = new MutationObserver(() => keepTabStop(element));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, timeStamp, altKey, ctrlKey, metaKey } = event;
    const item = target as HTMLElement;
    // A button inside an item has keys of its own.
    if (!item.matches('[role="treeitem"]') || altKey || ctrlKey || metaKey) return;
    const items = itemsOf(currentTarget);
    const act = keys[key];
    if (!act && [...key].length > 1) return;
    event.preventDefault();
    if (act) return act(item, items);
    const { text, at } = typed.current;
    typed.current = { text: (timeStamp - at > pause ? '' : text) + key, at: timeStamp };
    nextOf(items, item, typed.current.text)?.focus();
  }
  return {
    ref: orgChart,
    onKeyDown,
    onFocus: (event: { target: Element }) => moveTabStop(event.target),
  };
}

/** The next item whose name begins so, in a round; while more is typed, this one may be it. */
function nextOf(items: readonly HTMLElement[], item: HTMLElement, text: string) {
  const from = items.indexOf(item) + (text.length > 1 ? 0 : 1);
  const round = [...items.slice(from), ...items.slice(0, from)];
  return round.find((one) => begins(one.getAttribute('aria-label') ?? '', text));
}

function moveTabStop(focused: Element) {
  const item = focused.closest('[role="treeitem"]');
  const orgChart = item?.closest('[role="tree"]');
  if (!item || !orgChart) return;
  for (const one of orgChart.querySelectorAll('[role="treeitem"][tabindex="0"]')) {
    one.setAttribute('tabindex', '-1');
  }
  item.setAttribute('tabindex', '0');
}

/** The item that Tab led to may be gone. */
function keepTabStop(orgChart: Element) {
  if (orgChart.querySelector('[role="treeitem"][tabindex="0"]')) return;
  itemsOf(orgChart)[0]?.setAttribute('tabindex', '0');
}
