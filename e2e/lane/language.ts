import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#platform/texts/t.ts';
import { foreignIn } from './foreign.ts';

/** What companies have typed, as the replies to a page brought it. */
const dataOf = new WeakMap<Page, { strings: Set<string>; reading: Set<Promise<void>> }>();

/** Call it before the page opens its first address. */
export function keepData(page: Page): void {
  const strings = new Set<string>();
  const reading = new Set<Promise<void>>();
  dataOf.set(page, { strings, reading });
  page.on('response', (response) => {
    const isReply = response.url().includes('/api/') && response.ok();
    const isJson = response.headers()['content-type']?.includes('application/json');
    if (!isReply || !isJson) return;
    const read = response.json().then(
      (reply) => addStrings(reply, strings),
      () => undefined, // The page was left before it was read.
    );
    reading.add(read);
    void read.finally(() => reading.delete(read));
  });
}

function addStrings(reply: unknown, strings: Set<string>): void {
  if (typeof reply === 'string') strings.add(reply);
  else if (typeof reply === 'object' && reply !== null) {
    for (const value of Object.values(reply)) addStrings(value, strings);
  }
}

/** Fails where the page says something in another language than its own, apart from data. */
export async function expectOneLanguage(page: Page, name: string): Promise<void> {
  const kept = dataOf.get(page);
  if (!kept) throw new Error('keepData(page) comes before the first address');
  const find = async () => {
    await Promise.all(kept.reading);
    const { locale, said } = await page.evaluate(readPage);
    return foreignIn(said, locale as Locale, kept.strings).map((text) => `${name}: ${text}`);
  };
  await expect.poll(find, { interval: 200 }).toEqual([]);
}

/**
 * All that the page says to eyes and to screen readers, except what is marked as another language,
 * typed by the reader, or initials.
 */
function readPage(): { locale: string; said: string[] } {
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const said = [document.title];
  const isOwn = (element: Element) =>
    element.closest('[lang]') === document.documentElement &&
    element.checkVisibility() &&
    !element.closest('.ui-avatar');
  for (const element of document.querySelectorAll('*')) {
    if (!isOwn(element)) continue;
    for (const name of attributes) said.push(element.getAttribute(name) ?? '');
    if (element.matches('textarea, [contenteditable]')) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
    }
  }
  return { locale: document.documentElement.lang, said };
}
