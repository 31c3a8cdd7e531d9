import type { HelpIndex } from '#addon/help/contract/help-words.ts';
import { loadHelpIndex } from './load-index.ts';
import { type FoundSection, searchHelp } from './search-help.ts';
import './help.css';

/** The search of the help: the only program of its pages, which are whole without it (rule 197). */
function startSearch(box: HTMLElement): void {
  const input = box.querySelector('input')!;
  const status = box.querySelector('[role="status"]')!;
  const list = box.querySelector('ol')!;
  let index: Promise<HelpIndex> | undefined;
  box.hidden = false;

  function load(): Promise<HelpIndex> {
    index ??= loadHelpIndex(box.dataset.index!);
    // What did not load is asked for again.
    index.catch(() => {
      index = undefined;
    });
    return index;
  }

  async function show(): Promise<void> {
    const typed = input.value;
    if (!typed.trim()) return close();
    try {
      const known = await load();
      if (typed !== input.value) return;
      const found = searchHelp(known, typed);
      list.replaceChildren(...found.map(resultOf));
      list.hidden = found.length === 0;
      status.textContent = found.length
        ? box.dataset.found!.replace('%', String(found.length))
        : box.dataset.none!;
    } catch (error) {
      console.warn('The search of the help did not load', error);
      list.hidden = true;
      status.textContent = box.dataset.failed!;
    }
  }

  function close(): void {
    list.hidden = true;
    status.textContent = '';
  }

  /** Arrows move between the field and its results. Enter in the field opens the first. */
  function onKey(event: KeyboardEvent): void {
    const links = list.hidden ? [] : [...list.querySelectorAll('a')];
    const places: HTMLElement[] = [input, ...links];
    const at = places.indexOf(document.activeElement as HTMLElement);
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) places[at + move]?.focus();
    else if (event.key === 'Escape') {
      input.value = '';
      input.focus();
      close();
    } else if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
    else return;
    event.preventDefault();
  }

  input.addEventListener('focus', () => void load().catch(() => {}));
  input.addEventListener('input', () => void show());
  box.addEventListener('keydown', onKey);
  // A result on the page that is open leaves nothing over it.
  list.addEventListener('click', close);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
  if (input.value) void show();
}

function resultOf({ href, page, heading, opening }: FoundSection): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.append(part('strong', heading));
  if (page !== heading) link.append(part('span', page));
  if (opening) link.append(part('small', opening));
  item.append(link);
  return item;
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** The other language opens at the same section (rule 214). */
const other = document.querySelector<HTMLAnchorElement>('.help-language');
other?.addEventListener('click', () => {
  other.hash = window.location.hash;
});

const box = document.querySelector<HTMLElement>('.help-search');
if (box) startSearch(box);
