import type { Page } from 'playwright-core';

/** How many lines of text the page before the questions shows, beside the button that begins. */
export const linesShown = (page: Page): Promise<number> =>
  page.locator('.information').evaluate((shown) => {
    const middles: number[] = [];
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      if (!parentElement?.checkVisibility()) continue;
      if (parentElement.closest('.information-buttons, .ui-hidden, [aria-hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (width > 0 && !middles.some((one) => Math.abs(one - middle) < 6)) middles.push(middle);
      }
    }
    return middles.length;
  });
