import { createStore, useStore } from '#web/platform/ui/base/store.ts';
import { readStored, writeStored } from './storage.ts';

/** As stored. */
export type Theme = 'White' | 'Dark';

const store = createStore<Theme>(readStored('theme') === 'Dark' ? 'Dark' : 'White');
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
