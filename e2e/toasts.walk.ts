import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, phone, signIn, startBrowser, tablet } from './lane/browser.ts';

/** Messages lie over no control that stays in place. */
const walker = startBrowser();

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return (
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  );
}

it.each([
  ['1440', desktop],
  ['1024', tablet],
  ['390', phone],
])(
  'at %s a message covers neither search and filter, nor the bar of many, nor Create',
  async (_, viewport) => {
    const page = await walker.open({ viewport });
    await signIn(page, 'hr@demo.local');
    await page.goto('/estimation/questionary');
    await page.locator('.q-card').first().waitFor();
    await page.getByRole('button', { name: 'Выбрать анкеты' }).click();
    const bar = page.locator('.ui-selection-bar');
    await bar.waitFor();
    const toast = page.locator('.ui-toast');
    await walker.expecting(/Failed to load/, async () => {
      await page.route(/limit=500/, (route) => route.abort());
      await bar.getByRole('button', { name: 'Выбрать все' }).click();
      await toast.waitFor();
    });
    await toast.hover();
    const search = page.getByRole('searchbox').first();
    const filter = page.getByRole('button', { name: 'Фильтр' });
    for (const control of [search, filter, bar]) {
      await expect.poll(() => areApart(toast, control)).toBe(true);
    }
    await bar.getByRole('button', { name: 'Снять выбор' }).dispatchEvent('click');
    // A short list on a tablet has its own Create in view always.
    if (viewport === tablet) return;
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const create = page.locator('.q-floating');
    await create.waitFor();
    await expect.poll(() => areApart(toast, create)).toBe(true);
  },
);
