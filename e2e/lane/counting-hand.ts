import type { Locator } from 'playwright-core';

/** Does what a person does, and counts what it costs them. Choosing a file is one click. */
export interface CountingHand {
  click(what: Locator): Promise<void>;
  choose(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  clicks: number;
  texts: number;
}

export function makeCountingHand(): CountingHand {
  return {
    clicks: 0,
    texts: 0,
    async click(what) {
      this.clicks += 1;
      await what.click();
    },
    async choose(field, file) {
      this.clicks += 1;
      await field.setInputFiles(file);
    },
    async type(field, text) {
      this.texts += 1;
      await field.fill(text);
    },
  };
}
