import { loadTexts } from '#platform/web/device/texts.ts';

/** The page that asks which account to go on with, and its texts. Both are seldom needed. */
export async function loadOtherAccount() {
  const [pages] = await Promise.all([
    import('./other-account-page.tsx'),
    loadTexts('otherAccount'),
  ]);
  return pages;
}
