import { createStore, useStore } from '#platform/web/ui/base/store.ts';
import { writeStored } from './storage.ts';

/** As stored. */
export type Theme = 'White' | 'Dark';

/** As src/app/web/public/first.js has found it: what was chosen here, or what the device asks for. */
const { ownTheme } = document.documentElement.dataset;

const store = createStore<Theme>(ownTheme === 'Dark' ? 'Dark' : 'White');
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
