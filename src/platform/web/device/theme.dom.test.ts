import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** The theme as a window finds it that has just been opened. */
async function openWindow() {
  vi.resetModules();
  return import('./theme.ts');
}
const shown = () => document.documentElement.dataset.theme;
const stored = () => localStorage.getItem('theme');

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.ownTheme;
});
afterAll(() => void vi.resetModules());

test('the chosen theme is shown at once and kept as White or Dark', async () => {
  const { chooseTheme } = await openWindow();
  chooseTheme('Dark');
  expect([shown(), stored()]).toEqual(['Dark', 'Dark']);
  chooseTheme('White');
  expect([shown(), stored()]).toEqual(['White', 'White']);
});

test.each([
  ['Dark', 'Dark'],
  ['White', 'White'],
  [undefined, 'White'],
])('a window for which %s was found begins with %s', async (found, theme) => {
  if (found) document.documentElement.dataset.ownTheme = found;
  const { renderTheme } = await probe();
  expect(renderTheme()).toBe(theme);
});

test('what is only shown is not kept: sign-in is White, and the choice comes back after it', async () => {
  localStorage.setItem('theme', 'Dark');
  const { showTheme } = await openWindow();
  showTheme('White');
  expect([shown(), stored()]).toEqual(['White', 'Dark']);
});

async function probe() {
  const [{ useTheme }, { renderHook }] = await Promise.all([
    openWindow(),
    import('@testing-library/react'),
  ]);
  return { renderTheme: () => renderHook(useTheme).result.current };
}
