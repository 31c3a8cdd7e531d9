import { createStore, useStore } from '#web/platform/ui/base/store.ts';
import { readStored, writeStored } from './storage.ts';

/** As stored. */
export type Theme = 'White' | 'Dark';

/** What was chosen here; until then what the device asks for. As web/public/first.js. */
function ownTheme(): Theme {
  const chosen = readStored('theme');
  if (chosen === 'Dark' || chosen === 'White') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'Dark' : 'White';
}

const store = createStore<Theme>(ownTheme());
export const useTheme = (): Theme => useStore(store);

export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme);
  store.set(theme);
  showTheme(theme);
}

/** Shows a theme without storing it. Screens outside a session are always White. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
