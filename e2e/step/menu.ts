import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The menu with all that is folded at first open, as a device remembers it. */
export async function unfoldMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: /^(Основное меню|Main menu)$/ });
  await menu.waitFor();
  const folded = menu.getByRole('button', { expanded: false });
  const left = async () => {
    const count = await folded.count();
    if (count > 0) await folded.first().click();
    return count;
  };
  await expect.poll(left).toBe(0);
  return menu;
}

export async function openByMenu(page: Page, name: string) {
  const menu = await unfoldMenu(page);
  await menu.getByRole('link', { name, exact: true }).click();
}
