import { loadTexts } from '#web/session/texts.ts';

/** The bell with its texts. */
export async function loadBell() {
  const [{ Bell }] = await Promise.all([import('./bell.tsx'), loadTexts('notification')]);
  return Bell;
}
