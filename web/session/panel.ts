import type { ReactNode } from 'react';
import { createStore, useStore } from '#web/store.ts';

/**
 * The panel beside the page that belongs to no screen: the layout shows it and closes it whenever
 * the screen or the brand changes (spec 1, section 4). What is opened is a whole `<SidePanel>`.
 */
const store = createStore<ReactNode>(null);

export const openPanel = (panel: ReactNode): void => store.set(panel);
export const closePanel = (): void => store.set(null);
export const usePanel = (): ReactNode => useStore(store);
